import type { EntryMonth } from '@memory/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { addMonths, FIRST_MONTH } from '../../../lib/calendar-days.ts';
import { formatCalendarMonth } from '../../../lib/format-days.ts';

interface MonthNavigationProps {
  headingId: string;
  month: string;
  currentMonth: string;
  /** The months with entries. */
  months: readonly EntryMonth[];
  onChoose: (month: string) => void;
}

/** The name of the shown month, buttons for the months before and after it, and a list of all months with entries. */
export function MonthNavigation({ headingId, month, currentMonth, months, onChoose }: MonthNavigationProps) {
  const { t, i18n } = useTranslation();
  const selectId = useId();
  const counts = new Map(months.map((one) => [one.month, one.entries]));
  const choices = [...new Set([currentMonth, month, ...counts.keys()])].toSorted().toReversed();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex w-full items-center justify-between">
        <Button
          variant="ghost"
          round
          aria-label={t('calendar.previousMonth')}
          disabled={month <= FIRST_MONTH}
          onClick={() => onChoose(addMonths(month, -1))}
        >
          <ChevronLeft size={22} aria-hidden />
        </Button>
        <h2 id={headingId} aria-live="polite" className="text-center text-xl sm:min-w-44">
          {formatCalendarMonth(month, i18n.language)}
        </h2>
        <Button
          variant="ghost"
          round
          aria-label={t('calendar.nextMonth')}
          disabled={month >= currentMonth}
          onClick={() => onChoose(addMonths(month, 1))}
        >
          <ChevronRight size={22} aria-hidden />
        </Button>
      </div>
      <div className="flex w-full items-center gap-2">
        <label htmlFor={selectId} className="text-sm text-ink-soft">
          {t('calendar.jump')}
        </label>
        <select
          id={selectId}
          value={month}
          className="min-h-11 min-w-0 flex-1 rounded-xl border border-line-strong/60 bg-sheet px-3 font-semibold text-ink"
          onChange={(event) => onChoose(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {`${formatCalendarMonth(choice, i18n.language)} · ${t('calendar.memories', { count: counts.get(choice) ?? 0 })}`}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
