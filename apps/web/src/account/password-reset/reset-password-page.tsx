import { useTranslation } from 'react-i18next';
import { PasswordResetLayout } from './components/password-reset-layout.tsx';
import { ResetForm } from './components/reset-form.tsx';
import { useResetCodeFromLink } from './reset-code-from-link.ts';

export default function ResetPasswordPage() {
  const { t } = useTranslation();
  const code = useResetCodeFromLink();
  return (
    <PasswordResetLayout characters="新" title={t('passwordReset.resetTitle')}>
      <p className="mb-5 text-ink-soft">{t('passwordReset.resetText')}</p>
      <ResetForm key={code} codeFromLink={code} />
    </PasswordResetLayout>
  );
}
