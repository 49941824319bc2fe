import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { useOnlineStatus } from '../../../lib/online-status.ts';
import { deleteRejectedReviews, sendRejectedReviewsNow } from '../sync/send-waiting-reviews.ts';
import { rejectedReviewCount, waitingReviewCount } from '../sync/waiting-count.ts';

/** Says that ratings wait on this device until they can be sent. Renders nothing when no rating waits. */
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

/**
 * Asks what to do with ratings that the server rejected, for their times or for another reason that sending again does not change. Renders nothing
 * when there are none.
 */
export function RejectedReviewsNote() {
  const { t } = useTranslation();
  const count = rejectedReviewCount.use();
  if (count === 0) return null;
  return (
    <section className="sheet grid gap-3 p-4">
      <div>
        <h2 className="text-base font-bold">{t('reviews.rejected.title')}</h2>
        <p className="text-ink-soft">{t('reviews.rejected.text', { count })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void sendRejectedReviewsNow()}>
          {t('reviews.rejected.now')}
        </Button>
        <Button variant="ghost" onClick={() => void deleteRejectedReviews()}>
          {t('reviews.rejected.discard')}
        </Button>
      </div>
    </section>
  );
}
