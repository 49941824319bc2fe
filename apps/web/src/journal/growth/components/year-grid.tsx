import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatMonthName } from '../../../lib/format-days.ts';
import { MoodFace } from '../../mood/mood-face.tsx';
import type { CalendarDay } from '../../own-past/api/own-past.ts';
import { DayCell, useDayGrid } from '../../own-past/components/day-cell.tsx';
import { dayAfterYearKey, monthsOfYear, rowsOfYear } from '../year.ts';

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
  const { grid, moveTo } = useDayGrid(onMove);
  const contents = new Map(days.map((day) => [day.day, day]));
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
                  hasTooltip
                  onOpen={onOpen}
                  onKey={(from, { key }) => moveTo(dayAfterYearKey(key, from))}
                >
                  <DayMark day={day} today={today} contents={contents.get(day)} />
                </DayCell>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayMark({ day, today, contents }: { day: string; today: string; contents: CalendarDay | undefined }) {
  return (
    <span
      data-mood={contents?.mood}
      className={clsx('growth-day', contents && 'growth-day-written', day > today && 'growth-day-future')}
    >
      {contents?.mood ? <MoodFace mood={contents.mood} /> : contents && <span className="growth-day-mark" />}
    </span>
  );
}
