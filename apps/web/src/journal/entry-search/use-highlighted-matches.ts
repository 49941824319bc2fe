import { type RefObject, useEffect } from 'react';
import { matchRanges } from './match-ranges.ts';

/** The name of the highlight in the style sheet. */
const HIGHLIGHT = 'search-match';

/**
 * Highlights the search text in the entry cards below an element, and again whenever their texts change. The browser's highlight registry marks
 * ranges without changing the elements, so the cards need not know about searches. Browsers without this registry show no highlights.
 */
export function useHighlightedMatches(container: RefObject<HTMLElement | null>, searchText: string): void {
  useEffect(() => {
    const root = container.current;
    if (!root || typeof Highlight === 'undefined') return undefined;
    const highlight = (): void => {
      CSS.highlights.set(HIGHLIGHT, new Highlight(...matchRanges(root, searchText)));
    };
    highlight();
    const observer = new MutationObserver(highlight);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(HIGHLIGHT);
    };
  });
}
