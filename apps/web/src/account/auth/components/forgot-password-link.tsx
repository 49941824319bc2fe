import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pagePaths } from '../../../lib/page-paths.ts';
import { useInstallationConfig } from '../../../session/index.ts';

/** The link to the page for people who have forgotten their password, on installations that send mails. */
export function ForgotPasswordLink() {
  const { t } = useTranslation();
  if (!useInstallationConfig()?.passwordResetMail) return null;
  return (
    <Link
      to={pagePaths.forgotPassword}
      className="inline-flex min-h-11 items-center justify-self-start text-cinnabar-text underline"
    >
      {t('auth.forgotPassword')}
    </Link>
  );
}
