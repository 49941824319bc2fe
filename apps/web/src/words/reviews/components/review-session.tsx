import type { LearningSettings, Rating, VocabularyContext } from '@memory/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { finishedCount } from '../session/session.ts';
import { minutesLeft } from '../session/time-left.ts';
import type { ReviewSessionState } from '../use-review-session.ts';
import { SessionCardView } from './session-card-view.tsx';
import { SessionHeader } from './session-header.tsx';

interface ReviewSessionProps {
  state: ReviewSessionState;
  contexts: ReadonlyMap<string, VocabularyContext>;
  settings: LearningSettings;
  /** Words of the user's vocabulary, among which a dictation lets choose. */
  words: readonly string[];
  onClose: () => void;
}

/** One card after the other. What each answer led to is announced to screen readers. */
export function ReviewSession({ state, contexts, settings, words, onClose }: ReviewSessionProps) {
  const { t } = useTranslation();
  const { session, card, reviewTimes, rate, undo } = state;
  const { queue, total, turn, rated } = session;
  const [announcement, setAnnouncement] = useState('');
  const container = useRef<HTMLDivElement>(null);
  // The focus follows the card: a button that was pressed is gone with it.
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
