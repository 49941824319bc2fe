import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { addMonths, firstWeekday, monthOfDay, positionInWeek, weeksOfMonth } from '../../../lib/calendar-days.ts';
import { formatCalendarMonth, formatDay, weekdayNames } from '../../../lib/format-days.ts';

/** The number of earlier months that the calendar shows: the summary contains the last 366 days. */
const MONTHS_BACK = 11;

interface ReturningDaysProps {
  /** The learner's day. */
  today: string;
  /** The days on which the user came back. */
  days: readonly string[];
  /** The weekdays on which the user does not plan to learn, from 0 for Sunday to 6. */
  freeDays: readonly number[];
}

/** A small calendar of the days on which the user came back. It shows no streak, which a missed day would break. */
export function ReturningDays({ today, days, freeDays }: ReturningDaysProps) {
  const { t, i18n } = useTranslation();
  const headingId = useId();
  const [month, setMonth] = useState(monthOfDay(today));
  const weekStart = firstWeekday(i18n.language);
  const marked = new Set(days);
  const count = days.filter((day) => monthOfDay(day) === month).length;
  const monthName = formatCalendarMonth(month, i18n.language);
  return (
    <section aria-labelledby={headingId} className="sheet p-4">
      <div className="flex items-center justify-between gap-2">
        <div>
          <h2 id={headingId} className="text-base font-bold">
            {t('reviews.days.title')}
          </h2>
          <p className="text-sm text-ink-soft" aria-live="polite">
            {count === 0
              ? t('reviews.days.none', { month: monthName })
              : t('reviews.days.count', { count, month: monthName })}
          </p>
        </div>
        <div className="-mr-2 flex">
          <Button
            variant="ghost"
            round
            aria-label={t('reviews.days.previous')}
            disabled={month <= addMonths(monthOfDay(today), -MONTHS_BACK)}
            onClick={() => setMonth(addMonths(month, -1))}
          >
            <ChevronLeft size={20} aria-hidden />
          </Button>
          <Button
            variant="ghost"
            round
            aria-label={t('reviews.days.next')}
            disabled={month >= monthOfDay(today)}
            onClick={() => setMonth(addMonths(month, 1))}
          >
            <ChevronRight size={20} aria-hidden />
          </Button>
        </div>
      </div>
      <table aria-labelledby={headingId} className="mt-3 w-full table-fixed">
        <thead>
          <tr>
            {weekdayNames(weekStart, i18n.language).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className="text-xs font-semibold text-ink-soft">
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
                  // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- an empty cell is nothing but its place in the week
                  <td key={position} />
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    isToday={day === today}
                    hasReviews={marked.has(day)}
                    isFree={freeDays.includes(positionInWeek(day, 0))}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {freeDays.length > 0 && (
        <p aria-hidden className="mt-3 flex items-center gap-2 text-sm text-ink-soft">
          <span className="review-day-free size-4 rounded-full" />
          {t('reviews.days.free')}
        </p>
      )}
    </section>
  );
}

interface DayCellProps {
  day: string;
  isToday: boolean;
  hasReviews: boolean;
  isFree: boolean;
}

function DayCell({ day, isToday, hasReviews, isFree }: DayCellProps) {
  const { t, i18n } = useTranslation();
  const words = [
    formatDay(day, i18n.language),
    ...(isToday ? [t('reviews.days.today')] : []),
    ...(hasReviews ? [t('reviews.days.cameBack')] : []),
    ...(isFree ? [t('reviews.days.free')] : []),
  ];
  return (
    <td aria-current={isToday ? 'date' : undefined} className="p-0.5 text-center">
      <span
        aria-hidden
        className={clsx(
          'review-day',
          hasReviews ? 'bg-jade font-bold text-on-jade' : 'text-ink-soft',
          !hasReviews && isFree && 'review-day-free',
          isToday && 'review-day-today',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span className="sr-only">{words.join(t('reviews.days.comma'))}</span>
    </td>
  );
}
