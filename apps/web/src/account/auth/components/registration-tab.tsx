import { useTranslation } from 'react-i18next';
import { useInstallationConfig } from '../../../session/index.ts';
import { RegistrationForm } from './registration-form.tsx';

/** The registration form, or the reason why there is none on this installation. */
export function RegistrationTab() {
  const { t } = useTranslation();
  const config = useInstallationConfig();
  return config?.registration === 'closed' ? <p>{t('auth.closed')}</p> : <RegistrationForm />;
}
