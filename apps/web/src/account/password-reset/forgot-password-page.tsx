import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { pagePaths } from '../../lib/page-paths.ts';
import { useInstallationConfig } from '../../session/index.ts';
import { MailSentNotice } from './components/mail-sent-notice.tsx';
import { PasswordResetLayout } from './components/password-reset-layout.tsx';
import { RequestForm } from './components/request-form.tsx';

export default function ForgotPasswordPage() {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  // Until the settings are loaded, the form is shown: if the installation sends no mails, the server's response says so.
  const sendsNoMails = useInstallationConfig()?.passwordResetMail === false;
  return (
    <PasswordResetLayout characters="忘记" title={t('passwordReset.requestTitle')}>
      {sendsNoMails && <p className="text-ink-soft">{t('passwordReset.noMailText')}</p>}
      {!sendsNoMails &&
        (isSent ? <MailSentNotice onTryAgain={() => setSent(false)} /> : <RequestForm onSent={() => setSent(true)} />)}
      <Link
        to={pagePaths.resetPassword}
        className={`${buttonClass(sendsNoMails ? 'primary' : 'outline')} w-full ${sendsNoMails ? 'mt-6' : 'mt-3'}`}
      >
        {t('passwordReset.haveCode')}
      </Link>
    </PasswordResetLayout>
  );
}
