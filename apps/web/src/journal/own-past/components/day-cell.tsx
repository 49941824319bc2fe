import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format-days.ts';
import type { CalendarDay } from '../api/own-past.ts';

interface DayGrid {
  grid: RefObject<HTMLTableElement | null>;
  /** Moves the focus to a day. Returns whether the grid can show that day. */
  moveTo: (day: string | null) => boolean;
}

/**
 * The focus of an ARIA grid of days (w3.org/WAI/ARIA/apg/patterns/grid), of which one day is in the tab order.
 * @param onMove called with the day that a key leads to, which may be outside of the grid. Returns whether the page can show the day
 */
export function useDayGrid(onMove: (day: string) => boolean): DayGrid {
  const grid = useRef<HTMLTableElement>(null);
  const dayToFocus = useRef<string | null>(null);
  // A day outside of the grid has its cell only when the router has shown its month, which may be a few renderings later.
  useEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${dayToFocus.current}"]`);
    if (!cell) return;
    dayToFocus.current = null;
    cell.focus();
  });
  return {
    grid,
    moveTo(day) {
      if (day === null) return false;
      if (onMove(day)) dayToFocus.current = day;
      return true;
    },
  };
}

interface DayCellProps {
  day: string;
  today: string;
  /** The entries of the day; undefined for a day without entries, which cannot be opened. */
  contents: CalendarDay | undefined;
  /** Whether the Tab key leads to this day. */
  isActive: boolean;
  /** Whether the entries of the day are shown beside the grid; absent where none are. */
  isOpened?: boolean;
  /** Whether the pointer sees the name of the day, because the cell shows no number. */
  hasTooltip?: boolean;
  className?: string;
  onOpen: (day: string) => void;
  /** Returns whether the key moves the focus from the day to another day. */
  onKey: (day: string, event: KeyboardEvent) => boolean;
  children: ReactNode;
}

/** A day of a grid. Screen readers read its date, its number of entries and its mood. */
export function DayCell(props: DayCellProps) {
  const { day, contents, onOpen, onKey } = props;
  const { t, i18n } = useTranslation();
  const label = [
    formatDay(day, i18n.language),
    contents ? t('calendar.memories', { count: contents.entries }) : t('calendar.noMemories'),
    ...(contents?.mood ? [t(`mood.${contents.mood}`)] : []),
  ].join(t('calendar.comma'));
  const open = contents && (() => onOpen(day));
  return (
    <td
      data-day={day}
      tabIndex={props.isActive ? 0 : -1}
      aria-label={label}
      title={props.hasTooltip && contents ? label : undefined}
      aria-current={day === props.today ? 'date' : undefined}
      aria-selected={props.isOpened}
      className={props.className}
      onClick={open}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Enter' || event.key === ' ') open?.();
        else if (!onKey(day, event)) return;
        event.preventDefault();
      }}
    >
      {props.children}
    </td>
  );
}
