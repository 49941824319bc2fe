import type { VocabularyItem } from '@memory/contracts';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../../lib/format-date.ts';
import { spaceRows } from '../../../lib/row-spacing.ts';
import { runWhenIdle } from '../../../lib/run-when-idle.ts';
import { toVocabularyRows } from '../vocabulary-filter.ts';
import { VocabularyCard } from './vocabulary-card.tsx';
import { VocabularySkeleton } from './vocabulary-placeholders.tsx';

interface VocabularyListProps {
  items: readonly VocabularyItem[];
  covered: boolean;
  onReplace: (item: VocabularyItem) => void;
}

/** Estimated height in pixels of a row of words with a sentence. The real height is measured when the row is rendered. */
const ESTIMATED_ROW_HEIGHT_PX = 190;
/** The width of the list in pixels from which two words stand beside each other. */
const TWO_COLUMNS_PX = 680;
/** Number of rows rendered above and below the viewport, so that fast scrolling shows no gaps. */
const OVERSCAN = 4;
/** The number of rows above and below the viewport in the first render, because more rows would block a phone. */
const FIRST_OVERSCAN = 1;

/** A virtual list for thousands of words, which renders only the rows near the viewport. Each month has a heading. */
export function VocabularyList({ items, covered, onReplace }: VocabularyListProps) {
  const { i18n } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  const width = useElementWidth(ref);
  const columns = width >= TWO_COLUMNS_PX ? 2 : 1;
  const rows = useMemo(() => toVocabularyRows(items, columns), [items, columns]);
  const [openId, setOpenId] = useState<string | null>(null);
  const toggle = useCallback(({ id }: VocabularyItem) => setOpenId((open) => (open === id ? null : id)), []);
  // While the list's distance is unknown, no row is rendered: the rows of the top of the page would be rendered in vain.
  const [topOffset, setTopOffset] = useState<number | null>(null);
  const [overscan, setOverscan] = useState(FIRST_OVERSCAN);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  // The list's distance from the top of the page is measured after each render, because elements above the list may have changed their
  // height. Setting an equal distance causes no render. The first rows render in a task of their own after the rest of the page, because a
  // single task would block a phone.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  useLayoutEffect(() => {
    if (!ref.current) return;
    const measured = Math.round(ref.current.getBoundingClientRect().top + window.scrollY);
    if (topOffset === null) startTransition(() => setTopOffset(measured));
    else setTopOffset(measured);
  });

  // oxlint-disable-next-line react/incompatible-library -- React Compiler is not used
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ESTIMATED_ROW_HEIGHT_PX,
    getItemKey: (index) => rows[index]?.items[0]?.id ?? index,
    overscan,
    enabled: topOffset !== null,
    scrollMargin: topOffset ?? 0,
    // Without this option the list would render synchronously within the handler of the scroll event.
    useFlushSync: false,
    // The row that has the focus stays rendered, so that scrolling away does not lose the focus.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(focusedRow === null ? [] : [focusedRow])])]
        .filter((index) => index < rows.length)
        .toSorted((a, b) => a - b),
  });

  useEffect(() => runWhenIdle(() => startTransition(() => setOverscan(OVERSCAN))), []);

  // The heights of all rows change with the width, also the heights of rows that are not rendered now.
  useLayoutEffect(() => {
    virtual.measure();
    for (const row of ref.current?.children ?? []) virtual.measureElement(row as HTMLDivElement);
  }, [virtual, width]);

  const rendered = virtual.getVirtualItems();
  const { above, gaps, below } = spaceRows(rendered, topOffset ?? 0, virtual.getTotalSize());
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only observes focus */}
      <div
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the rows of a virtual list stand between the list and its items
        role="list"
        // The virtual list corrects the scroll position itself when rows above the viewport are measured.
        className="flow-root [overflow-anchor:none]"
        style={{ paddingTop: above, paddingBottom: below }}
        onFocus={({ target }) => setFocusedRow(rowIndexOf(target))}
      >
        {rendered.map(({ index, key }, position) => {
          const row = rows[index];
          return (
            row && (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className="grid gap-x-10"
                style={{ marginTop: gaps[position], gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
              >
                {row.items.map((item, column) => (
                  <div
                    key={item.id}
                    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
                    role="listitem"
                    aria-setsize={items.length}
                    aria-posinset={row.position + column}
                    className="contents"
                  >
                    {column === 0 && row.month && (
                      <h3 className="col-span-full pt-6 pb-2.5 text-lg text-ink-soft">
                        {formatMonth(new Date(`${row.month}-15T12:00`), i18n.language)}
                      </h3>
                    )}
                    <VocabularyCard
                      item={item}
                      covered={covered}
                      isOpen={openId === item.id}
                      onToggle={toggle}
                      onReplace={onReplace}
                    />
                  </div>
                ))}
              </div>
            )
          );
        })}
      </div>
      {topOffset === null && <VocabularySkeleton />}
    </>
  );
}

/** Returns the index of the row that contains the target of an event. */
function rowIndexOf(target: EventTarget): number | null {
  const row = (target as Element).closest('[data-index]');
  return row ? Number(row.getAttribute('data-index')) : null;
}

/** The width of an element in pixels, also after the window was resized; 0 until the element is rendered. */
function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => setWidth(ref.current?.clientWidth ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [ref]);
  return width;
}
