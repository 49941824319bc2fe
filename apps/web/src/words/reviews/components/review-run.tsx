import type { DueCard } from '@memory/contracts';
import { useMemo, useState } from 'react';
import { useReadingAids } from '../../reading-aids/reading-aids.ts';
import { wordInScript } from '../../reading-aids/word-in-script.ts';
import { useSessionContexts } from '../api/review-material.ts';
import type { ReviewMaterial } from '../offline/review-copies.ts';
import { useReviewSession } from '../use-review-session.ts';
import { ReviewSession } from './review-session.tsx';
import { SessionEnd } from './session-end.tsx';

interface ReviewRunProps {
  cards: readonly DueCard[];
  material: ReviewMaterial;
  /** The number of words that `onMore` begins another session with. */
  moreCount: number;
  onMore: () => void;
  /** Begins a session with the words of today that are left. */
  onStart: () => void;
  onLeave: () => void;
}

/** A session from its first card to its end. Its cards do not change when today's words are loaded again. */
export default function ReviewRun({ cards, material, moreCount, onMore, onStart, onLeave }: ReviewRunProps) {
  const { script } = useReadingAids();
  const [{ settings, items }] = useState(() => ({
    settings: material.settings,
    items: material.cards.map(({ item }) => item),
  }));
  const words = useMemo(() => [...new Set(items.map((item) => wordInScript(item, script).text))], [items, script]);
  const contexts = useSessionContexts(material);
  const state = useReviewSession(cards);
  if (state.card)
    return <ReviewSession state={state} contexts={contexts} settings={settings} words={words} onClose={onLeave} />;
  return (
    <SessionEnd
      cards={state.finishedCards}
      contexts={contexts}
      day={material.day}
      moreCount={moreCount}
      onMore={onMore}
      onStart={onStart}
      freeDays={settings.freeDays}
      onUndo={state.session.rated.length > 0 ? state.undo : undefined}
    />
  );
}
