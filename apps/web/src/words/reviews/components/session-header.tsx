import { Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';

interface SessionHeaderProps {
  finished: number;
  total: number;
  minutes: number;
  canUndo: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** How far the session is, as a thin line, with a button to stop and one to undo the last rating. */
export function SessionHeader({ finished, total, minutes, canUndo, onUndo, onClose }: SessionHeaderProps) {
  const { t } = useTranslation();
  const text = t('reviews.progress', { finished, total });
  return (
    <div className="flex items-center gap-3">
      <Button variant="ghost" round className="-ml-3" aria-label={t('reviews.close')} onClick={onClose}>
        <X size={22} aria-hidden />
      </Button>
      {/* The bar is a div, because not every browser lets CSS style the progress element. */}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={finished}
        className="review-progress"
      >
        <span style={{ width: `${total === 0 ? 0 : (finished / total) * 100}%` }} />
      </div>
      <span className="text-sm text-ink-soft tabular-nums">
        <span aria-hidden>{t('reviews.minutesLeft', { count: minutes })}</span>
        <span className="sr-only">{t('reviews.minutesLeftLabel', { count: minutes })}</span>
      </span>
      <Button
        variant="ghost"
        round
        className="review-undo"
        aria-label={t('reviews.undo')}
        title={t('reviews.undo')}
        disabled={!canUndo}
        onClick={onUndo}
      >
        <Undo2 size={20} aria-hidden />
      </Button>
    </div>
  );
}
