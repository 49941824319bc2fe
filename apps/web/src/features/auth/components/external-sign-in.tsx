import { useTranslation } from 'react-i18next';
import { serverPaths } from '../../../app/paths.ts';
import { buttonClass, likeButton } from '../../../components/ui/button.tsx';
import { useConfig } from '../../session/api/get-config.ts';

/** The way in through another service; the browser leaves the page for it. */
export function ExternalSignIn() {
  const { t } = useTranslation();
  const provider = useConfig()?.oidcProviderName ?? 'Replit';
  return (
    <>
      <p className="my-6 flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line-strong/40 after:h-px after:flex-1 after:bg-line-strong/40">
        {t('auth.or')}
      </p>
      <a {...likeButton} href={serverPaths.externalLogin} className={`${buttonClass('line')} w-full`}>
        {t('auth.continueWith', { provider })}
      </a>
    </>
  );
}
