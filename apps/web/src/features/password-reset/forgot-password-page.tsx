import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pagePaths } from '../../app/paths.ts';
import { useInstallationConfig } from '../session/api/get-config.ts';
import { MailSentNotice } from './components/mail-sent-notice.tsx';
import { PasswordResetLayout } from './components/password-reset-layout.tsx';
import { RequestForm } from './components/request-form.tsx';

export default function ForgotPasswordPage() {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  // Until the settings are loaded, the form is shown: without mails, the server's response says so.
  const sendsNoMails = useInstallationConfig()?.passwordResetMail === false;
  return (
    <PasswordResetLayout title={t('passwordReset.requestTitle')}>
      {sendsNoMails && <p className="text-ink-soft">{t('passwordReset.noMailText')}</p>}
      {!sendsNoMails &&
        (isSent ? <MailSentNotice onTryAgain={() => setSent(false)} /> : <RequestForm onSent={() => setSent(true)} />)}
      <p className="mt-6 -mb-6">
        <Link to={pagePaths.resetPassword} className="inline-flex min-h-11 items-center text-cinnabar-text underline">
          {t('passwordReset.haveCode')}
        </Link>
      </p>
    </PasswordResetLayout>
  );
}
