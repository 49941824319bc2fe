import type { Entry } from '@memory/contracts';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { dayNumber, type PagedList } from '../paged-list.ts';
import { type PinnedCards, indexesToRender, noPinnedCards } from '../pinned-cards.ts';
import { EntryCard } from './entry-card.tsx';

/** What a card without a photo comes to, in pixels; each is measured once it is drawn. */
const USUAL_HEIGHT = 330;
const GAP = 20;
/** Cards drawn beyond either edge, so that a quick thumb finds them there. */
const BEYOND_THE_EDGE = 4;

/**
 * A list of thousands of memories of which those in sight are drawn. A card that has the focus or is playing stays, wherever
 * one scrolls; screen readers are told how long the list is and where in it a card stands.
 */
export default function VirtualEntryList({ list, numbered }: { list: PagedList<Entry>; numbered: boolean }) {
  const ref = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  const [inUse, setInUse] = useState<PinnedCards>(noPinnedCards);
  // looked at after each drawing: what stands above the list may have come to another height; the same number changes nothing
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  useLayoutEffect(() => {
    if (ref.current) setTop(Math.round(ref.current.getBoundingClientRect().top + window.scrollY));
  });

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useWindowVirtualizer({
    count: list.items.length,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => list.items[index]?.id ?? index,
    gap: GAP,
    overscan: BEYOND_THE_EDGE,
    scrollMargin: top,
    // a scroll is followed with the next drawing, not in the middle of this one
    useFlushSync: false,
    rangeExtractor: (range) => indexesToRender(defaultRangeExtractor(range), list.items, inUse),
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it does not act, it only notices
    <ol
      ref={ref}
      className="relative"
      style={{ height: virtual.getTotalSize() }}
      onFocus={({ target }) => setInUse({ ...inUse, focused: idOf(target) })}
      onPlayCapture={({ target }) => setInUse({ ...inUse, playing: idOf(target) })}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const entry = list.items[index];
        return (
          entry && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              data-entry={entry.id}
              aria-setsize={list.total}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <EntryCard entry={entry} day={numbered ? dayNumber(list.total, index) : null} />
            </li>
          )
        );
      })}
    </ol>
  );
}

/** The memory in whose card something happened. */
const idOf = (target: EventTarget): string | undefined =>
  (target as Element).closest('li[data-entry]')?.getAttribute('data-entry') ?? undefined;
