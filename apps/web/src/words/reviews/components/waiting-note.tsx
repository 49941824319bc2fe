import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnlineStatus } from '../../../lib/online-status.ts';
import { waitingReviewCount } from '../sync/waiting-count.ts';

/** Says that answers wait on this device, while some do. */
export function WaitingNote() {
  const { t } = useTranslation();
  const isOnline = useOnlineStatus();
  const count = waitingReviewCount.use();
  return (
    <output className="flex items-center gap-3 rounded-xl bg-well px-4 py-3 text-ink-soft empty:hidden">
      {count > 0 && !isOnline && (
        <>
          <CloudOff size={20} aria-hidden className="shrink-0" />
          {t('reviews.waiting', { count })}
        </>
      )}
    </output>
  );
}
