import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMonthName } from '../../../lib/format-days.ts';
import { MoodFace } from '../../mood/mood-face.tsx';
import { type CalendarDay, dayAfterYearKey, monthsOfYear, rowsOfYear } from '../year.ts';

interface YearGridProps {
  labelledBy: string;
  year: number;
  today: string;
  /** The day that the Tab key leads to, and from which the arrow keys move. */
  activeDay: string;
  days: readonly CalendarDay[];
  isLoading: boolean;
  /** Called with the day that a key leads to, which may be in another year. Returns whether the page can show the day. */
  onMove: (day: string) => boolean;
  onOpen: (day: string) => void;
}

/** A year as an ARIA grid with a column for each month and a row for each day of the month. Days without entries are blank paper. */
export function YearGrid({ labelledBy, year, today, activeDay, days, isLoading, onMove, onOpen }: YearGridProps) {
  const { t, i18n } = useTranslation();
  const grid = useRef<HTMLTableElement>(null);
  const dayToFocus = useRef<string | null>(null);
  // A day of another year has its cell only when the router has shown that year, which may be a few renderings later.
  useEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${dayToFocus.current}"]`);
    if (!cell) return;
    dayToFocus.current = null;
    cell.focus();
  });
  const contents = new Map(days.map((day) => [day.day, day]));
  const move = (day: string, key: string): boolean => {
    const target = dayAfterYearKey(key, day);
    if (target === null) return false;
    if (onMove(target)) dayToFocus.current = target;
    return true;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA pattern of calendars is a table as a grid
    <table ref={grid} role="grid" aria-labelledby={labelledBy} aria-busy={isLoading} className="growth-year">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('growth.day')}</span>
          </th>
          {monthsOfYear(year).map((month) => {
            const { short, long } = formatMonthName(month, i18n.language);
            return (
              <th key={month} scope="col" abbr={long}>
                {short}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rowsOfYear(year).map((row, index) => (
          <tr key={row[0]}>
            <th scope="row">{index + 1}</th>
            {row.map((day, month) =>
              day === null ? (
                // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- an empty cell has no key but its index
                <td key={month} />
              ) : (
                <DayCell
                  key={day}
                  day={day}
                  today={today}
                  contents={contents.get(day)}
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
  today: string;
  contents: CalendarDay | undefined;
  isActive: boolean;
  onOpen: (day: string) => void;
  /** Returns whether the key moves the focus from the day to another day. */
  onKey: (day: string, key: string) => boolean;
}

function DayCell({ day, today, contents, isActive, onOpen, onKey }: DayCellProps) {
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
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      title={contents && label}
      aria-current={day === today ? 'date' : undefined}
      onClick={open}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Enter' || event.key === ' ') open?.();
        else if (!onKey(day, event.key)) return;
        event.preventDefault();
      }}
    >
      <span
        data-mood={contents?.mood}
        className={clsx('growth-day', contents && 'growth-day-written', day > today && 'growth-day-future')}
      >
        {contents?.mood ? <MoodFace mood={contents.mood} /> : contents && <span className="growth-day-mark" />}
      </span>
    </td>
  );
}
