import type { CalendarMonth } from '@memory/contracts';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAfterKey, firstWeekday, weeksOfMonth } from '../../../lib/calendar-days.ts';
import { formatDay, weekdayNames } from '../../../lib/format-days.ts';
import { MoodFace } from '../../mood/mood-face.tsx';

type CalendarDay = CalendarMonth['days'][number];

interface MonthGridProps {
  labelledBy: string;
  month: string;
  today: string;
  /** The day that the Tab key leads to, and from which the arrow keys move. */
  activeDay: string;
  /** The day whose entries are shown beside the grid. */
  openedDay: string | null;
  days: readonly CalendarDay[];
  isLoading: boolean;
  /** Called with the day that a key leads to, which may be in another month. Returns whether the calendar contains the day. */
  onMove: (day: string) => boolean;
  onOpen: (day: string) => void;
}

/** A month as an ARIA grid: the arrow keys lead from day to day, Home and End through the week, the page keys through months and years. */
export function MonthGrid(props: MonthGridProps) {
  const { labelledBy, month, today, activeDay, openedDay, days, isLoading, onMove, onOpen } = props;
  const { i18n } = useTranslation();
  const grid = useRef<HTMLTableElement>(null);
  const dayToFocus = useRef<string | null>(null);
  const weekStart = firstWeekday(i18n.language);
  // A day of another month has its cell only when the router has shown that month, which may be a few renderings later.
  useEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${dayToFocus.current}"]`);
    if (!cell) return;
    dayToFocus.current = null;
    cell.focus();
  });
  const move = (day: string, key: string, isShifted: boolean): boolean => {
    const target = dayAfterKey(key, isShifted, day, weekStart);
    if (target === null) return false;
    if (onMove(target)) dayToFocus.current = target;
    return true;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA pattern of calendars is a table as a grid
    <table ref={grid} role="grid" aria-labelledby={labelledBy} aria-busy={isLoading} className="w-full table-fixed">
      <thead>
        <tr>
          {weekdayNames(weekStart, i18n.language).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className="pb-1.5 text-sm font-semibold text-ink-soft">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month, weekStart).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, position) =>
              day === null ? (
                // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- an empty cell has no key but its index
                <td key={position} />
              ) : (
                <DayCell
                  key={day}
                  day={day}
                  contents={days.find((one) => one.day === day)}
                  isToday={day === today}
                  isOpened={day === openedDay}
                  isActive={day === activeDay}
                  onOpen={onOpen}
                  onKey={move}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  day: string;
  contents: CalendarDay | undefined;
  isToday: boolean;
  isOpened: boolean;
  isActive: boolean;
  onOpen: (day: string) => void;
  /** Returns whether the key moves the focus from the day to another day. */
  onKey: (day: string, key: string, isShifted: boolean) => boolean;
}

function DayCell({ day, contents, isToday, isOpened, isActive, onOpen, onKey }: DayCellProps) {
  const { t, i18n } = useTranslation();
  const words = [
    formatDay(day, i18n.language),
    contents ? t('calendar.memories', { count: contents.entries }) : t('calendar.noMemories'),
    ...(contents?.mood ? [t(`mood.${contents.mood}`)] : []),
  ];
  const open = contents ? () => onOpen(day) : undefined;
  return (
    <td
      data-day={day}
      tabIndex={isActive ? 0 : -1}
      aria-label={words.join(t('calendar.comma'))}
      aria-current={isToday ? 'date' : undefined}
      aria-selected={isOpened}
      className={clsx('group rounded-xl p-0.5', contents && 'cursor-pointer')}
      onClick={open}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Enter' || event.key === ' ') open?.();
        else if (!onKey(day, event.key, event.shiftKey)) return;
        event.preventDefault();
      }}
    >
      <span
        className={clsx(
          'relative grid h-15 content-between justify-items-center rounded-xl border px-0.5 py-1 sm:h-18 sm:p-1.5',
          contents ? 'border-line bg-sheet group-hover:border-ink-soft' : 'border-transparent',
          isOpened && 'border-jade-text! bg-jade-wash',
        )}
      >
        <span
          className={clsx(
            'text-sm leading-none tabular-nums sm:justify-self-start',
            contents ? 'font-bold text-ink' : 'text-ink-soft',
            isToday && 'rounded-full bg-cinnabar px-1 py-0.5 whitespace-nowrap text-on-cinnabar! sm:px-1.5',
          )}
        >
          {Number(day.slice(8))}
        </span>
        {contents && <DayMark day={contents} />}
        {contents && contents.entries > 1 && (
          <span className="absolute top-1.5 right-1.5 text-xs leading-none text-ink-soft tabular-nums max-sm:hidden">
            ×{contents.entries}
          </span>
        )}
      </span>
    </td>
  );
}

/** The face of a day's mood. A day without a mood has a plain mark. */
function DayMark({ day }: { day: CalendarDay }) {
  return (
    <span className="grid size-6 place-items-center [&_svg]:size-6 min-[24rem]:size-7 min-[24rem]:[&_svg]:size-7 sm:size-8 sm:[&_svg]:size-8">
      {day.mood ? <MoodFace mood={day.mood} /> : <span className="size-2.5 rounded-full bg-ink-soft" />}
    </span>
  );
}
