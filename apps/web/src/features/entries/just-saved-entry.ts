import { type RefObject, useEffect, useRef } from 'react';
import { createExternalStore } from '../../lib/external-store.ts';

const justSavedId = createExternalStore<string | null>(null);

/** Leads the author to the card of the entry that was just saved, as soon as the card is rendered. */
export function leadToSavedEntry(id: string): void {
  // A virtual list renders the new card, the first one, only near the top of the page.
  if (!isElsewhere()) document.documentElement.scrollTop = 0;
  justSavedId.set(id);
}

/** Whether the author has turned to something else while the entry was being saved. The focus then stays where it is. */
const isElsewhere = (): boolean => {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && !focused.closest('form');
};

/** @returns the ref of the heading that gets the focus when its entry was just saved */
export function useFocusWhenSaved(id: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isJustSaved = justSavedId.use((savedId) => savedId === id);
  useEffect(() => {
    if (!isJustSaved) return;
    if (!isElsewhere()) heading.current?.focus();
    justSavedId.set(null);
  }, [isJustSaved]);
  return heading;
}
