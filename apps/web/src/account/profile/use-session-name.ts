import type { ActiveSession } from '@memory/contracts';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a session by its browser and system: 'Firefox on Windows'. */
export function useSessionName(): (session: Pick<ActiveSession, 'browser' | 'operatingSystem'>) => string {
  const { t } = useTranslation();
  return ({ browser, operatingSystem }) => {
    if (browser && operatingSystem) return t('profile.sessions.name', { browser, system: operatingSystem });
    if (operatingSystem) return t('profile.sessions.nameOfSystem', { system: operatingSystem });
    return browser ?? t('profile.sessions.unknown');
  };
}
