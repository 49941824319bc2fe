import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnlineStatus } from '../../lib/online-status.ts';

/** Banner shown while the server is unreachable. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useOnlineStatus();
  return (
    <output className="block">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-well px-4 py-2 text-sm">
          <CloudOff size={16} aria-hidden className="shrink-0" />
          {t('offline.note')}
        </p>
      )}
    </output>
  );
}
