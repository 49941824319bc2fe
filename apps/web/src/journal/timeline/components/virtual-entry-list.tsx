import type { Entry } from '@memory/contracts';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { entryDayNumber, type FetchedItems } from '../../../lib/fetched-items.ts';
import { spaceRows } from '../../../lib/row-spacing.ts';
import { EntryCard } from './entry-card.tsx';

/** Estimated height in pixels of a card without images. The real height is measured when the card is rendered. */
const ESTIMATED_CARD_HEIGHT_PX = 330;

const GAP_PX = 20;

/** Number of cards rendered above and below the viewport, so that fast scrolling shows no gaps. */
const OVERSCAN = 4;

/** The cards of a virtual list that stay rendered outside the viewport. Each card is identified by the id of its entry. */
interface CardsKeptRendered {
  /** Id of the entry whose card has, or last had, the focus. */
  focused: string | undefined;
  /** Id of the entry whose recording was played last. */
  playing: string | undefined;
}

export const noCardsKeptRendered: CardsKeptRendered = { focused: undefined, playing: undefined };

/**
 * A virtual list for thousands of entries, which renders only the cards near the viewport. A card that has the focus or plays its recording
 * stays rendered when the user scrolls away. `aria-setsize` and `aria-posinset` describe the whole list to screen readers.
 */
export default function VirtualEntryList({ list, numbered }: { list: FetchedItems<Entry>; numbered: boolean }) {
  const ref = useRef<HTMLOListElement>(null);
  const [topOffset, setTopOffset] = useState(0);
  const [pinned, setPinned] = useState<CardsKeptRendered>(noCardsKeptRendered);
  // The list's distance from the top of the page is measured after each render, because elements above the list may have changed their
  // height. Setting an equal distance causes no render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  useLayoutEffect(() => {
    if (ref.current) setTopOffset(Math.round(ref.current.getBoundingClientRect().top + window.scrollY));
  });

  // oxlint-disable-next-line react/incompatible-library -- React Compiler is not used
  const virtual = useWindowVirtualizer({
    count: list.items.length,
    estimateSize: () => ESTIMATED_CARD_HEIGHT_PX,
    getItemKey: (index) => list.items[index]?.id ?? index,
    gap: GAP_PX,
    overscan: OVERSCAN,
    scrollMargin: topOffset,
    // Without this option the list would render synchronously within the handler of the scroll event.
    useFlushSync: false,
    rangeExtractor: (range) => indexesToRender(defaultRangeExtractor(range), list.items, pinned),
  });

  const rendered = virtual.getVirtualItems();
  const { above, gaps, below } = spaceRows(rendered, topOffset, virtual.getTotalSize());
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only observes events
    <ol
      ref={ref}
      // The virtual list corrects the scroll position itself when cards above the viewport are measured.
      className="flow-root [overflow-anchor:none]"
      style={{ paddingTop: above, paddingBottom: below }}
      onFocus={({ target }) => setPinned({ ...pinned, focused: entryIdOf(target) })}
      onPlayCapture={({ target }) => setPinned({ ...pinned, playing: entryIdOf(target) })}
    >
      {rendered.map(({ index, key }, position) => {
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
              style={{ marginTop: position === 0 ? 0 : gaps[position] || GAP_PX }}
            >
              <EntryCard entry={entry} day={numbered ? entryDayNumber(list.total, index) : null} />
            </li>
          )
        );
      })}
    </ol>
  );
}

/** Returns the id of the entry whose card contains the target of an event. */
const entryIdOf = (target: EventTarget): string | undefined =>
  (target as Element).closest('li[data-entry]')?.getAttribute('data-entry') ?? undefined;

/**
 * Returns the indexes of the visible and the pinned cards. They are in list order, because keyboards and screen readers follow the order of
 * the rendered elements.
 */
export function indexesToRender(
  visibleIndexes: readonly number[],
  items: readonly { id: string }[],
  { focused, playing }: CardsKeptRendered,
): number[] {
  const pinnedIndexes = [focused, playing].flatMap((id) => {
    const index = id === undefined ? -1 : items.findIndex((item) => item.id === id);
    return index < 0 ? [] : [index];
  });
  return [...new Set([...visibleIndexes, ...pinnedIndexes])].toSorted((one, other) => one - other);
}
