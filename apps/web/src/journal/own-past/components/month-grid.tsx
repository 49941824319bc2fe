import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { dayAfterKey, firstWeekday, weeksOfMonth } from '../../../lib/calendar-days.ts';
import { weekdayNames } from '../../../lib/format-days.ts';
import { MoodFace } from '../../mood/mood-face.tsx';
import type { CalendarDay } from '../api/own-past.ts';
import { DayCell, useDayGrid } from './day-cell.tsx';

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
  const { grid, moveTo } = useDayGrid(onMove);
  const weekStart = firstWeekday(i18n.language);
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
            {week.map((day, position) => {
              // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- an empty cell has no key but its index
              if (day === null) return <td key={position} />;
              const tile = { day, contents: days.find((one) => one.day === day), isOpened: day === openedDay };
              return (
                <DayCell
                  key={day}
                  {...tile}
                  today={today}
                  isActive={day === activeDay}
                  className={clsx('group rounded-xl p-0.5', tile.contents && 'cursor-pointer')}
                  onOpen={onOpen}
                  onKey={(from, { key, shiftKey }) => moveTo(dayAfterKey(key, shiftKey, from, weekStart))}
                >
                  <DayTile {...tile} isToday={day === today} />
                </DayCell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayTileProps {
  day: string;
  contents: CalendarDay | undefined;
  isToday: boolean;
  isOpened: boolean;
}

/** The number of a day, and what was written on it. */
function DayTile({ day, contents, isToday, isOpened }: DayTileProps) {
  return (
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
