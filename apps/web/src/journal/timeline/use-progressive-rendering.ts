import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { runWhenIdle } from '../../lib/run-when-idle.ts';

/** Number of cards in the first render, about as many as a phone shows at once. */
const INITIAL_COUNT = 1;

/**
 * Returns how many of `count` cards to render now. On the page that was opened first, this is one card at first, and one more whenever the
 * browser is idle, because rendering twenty cards at once would block a phone. On pages opened later, all cards are rendered at once, so
 * that going back restores the scroll position.
 */
export function useProgressiveRendering(count: number): number {
  const isFirstPage = useLocation().key === 'default';
  const [rendered, setRendered] = useState(isFirstPage ? INITIAL_COUNT : Infinity);
  useEffect(() => {
    if (rendered === Infinity) return undefined;
    // After the last card the limit is removed, so that cards added later are rendered at once.
    const next = rendered + 1 < count ? rendered + 1 : Infinity;
    return runWhenIdle(() => startTransition(() => setRendered(next)));
  }, [rendered, count]);
  return Math.min(rendered, count);
}
