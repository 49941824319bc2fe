import { useTranslation } from 'react-i18next';
import { buttonClass, linkAsButtonProps } from '../../../components/ui/button.tsx';
import { gatewayPaths } from '../../../lib/page-paths.ts';
import { useInstallationConfig } from '../../../session/index.ts';

/** Link to the sign-in page of an external provider, which is outside the app. */
export function ExternalSignIn() {
  const { t } = useTranslation();
  const provider = useInstallationConfig()?.oidcProviderName ?? 'Replit';
  return (
    <>
      <p className="my-6 flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line-strong/40 after:h-px after:flex-1 after:bg-line-strong/40">
        {t('auth.or')}
      </p>
      <a {...linkAsButtonProps} href={gatewayPaths.externalLogin} className={`${buttonClass('outline')} w-full`}>
        {t('auth.continueWith', { provider })}
      </a>
    </>
  );
}
