import type { LearningSettings, Rating, VocabularyContext } from '@memory/contracts';
import { Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { finishedCount, minutesLeft } from '../session/session.ts';
import type { ReviewSessionState } from '../use-review-session.ts';
import { SessionCardView } from './session-card-view.tsx';

interface ReviewSessionProps {
  state: ReviewSessionState;
  contexts: ReadonlyMap<string, VocabularyContext>;
  settings: LearningSettings;
  /** Words of the user's vocabulary, from which a dictation takes its wrong choices. */
  words: readonly string[];
  onClose: () => void;
}

/** The cards of a session, one after the other. Screen readers announce the result of each rating. */
export function ReviewSession({ state, contexts, settings, words, onClose }: ReviewSessionProps) {
  const { t } = useTranslation();
  const { session, card, reviewTimes, rate, undo } = state;
  const { queue, total, turn, rated } = session;
  const [announcement, setAnnouncement] = useState('');
  const container = useRef<HTMLDivElement>(null);
  // The focus moves to each new card, because the pressed button disappears with the card before.
  useEffect(() => {
    container.current?.querySelector<HTMLElement>('[data-card]')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    // The effect does not read `turn`, but must run whenever it changes.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [turn]);
  if (!card) return null;

  function rateAndAnnounce(rating: Rating): void {
    rate(rating);
    const left = queue.length - (rating === 1 ? 0 : 1);
    setAnnouncement(
      `${t(rating === 1 ? 'reviews.rated.again' : 'reviews.rated.known')} ${t('reviews.left', { count: left })}`,
    );
  }
  function undoAndAnnounce(): void {
    undo();
    setAnnouncement(t('reviews.undone'));
  }

  return (
    <div ref={container} className="review-run mx-auto flex w-full flex-1 flex-col px-4 pt-2 sm:px-6 sm:pt-6">
      <h1 className="sr-only">{t('reviews.title')}</h1>
      <SessionHeader
        finished={finishedCount(session)}
        total={total}
        minutes={minutesLeft(queue.length, reviewTimes)}
        canUndo={rated.length > 0}
        onUndo={undoAndAnnounce}
        onClose={onClose}
      />
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      <SessionCardView
        key={turn}
        card={card}
        number={finishedCount(session) + 1}
        left={queue.length}
        side={session.side}
        contexts={contexts}
        settings={settings}
        words={words}
        onTurnOver={state.turnOver}
        onRate={rateAndAnnounce}
        onUndo={rated.length > 0 ? undoAndAnnounce : undefined}
        onLeaveOut={state.leaveOut}
      />
    </div>
  );
}

interface SessionHeaderProps {
  finished: number;
  total: number;
  minutes: number;
  canUndo: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** The progress of the session as a thin line, with a button to stop and a button to undo the last rating. */
function SessionHeader({ finished, total, minutes, canUndo, onUndo, onClose }: SessionHeaderProps) {
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
