import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { FIRST_MONTH, isDay, isMonth, localDay, monthOfDay } from '../../lib/calendar-days.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { useCalendarMonth, useEntryMonths } from './api/own-past.ts';
import { DayEntries } from './components/day-entries.tsx';
import { MonthGrid } from './components/month-grid.tsx';
import { MonthNavigation } from './components/month-navigation.tsx';
import { MonthSummary } from './components/month-summary.tsx';
import { NewestDay } from './components/newest-day.tsx';
import { useIsWide } from './use-is-wide.ts';

const HEADING_ID = 'calendar-month';

/** The calendar of the user's entries. The shown month or day is in the address: `?month=2026-11` or `?day=2026-11-22`. */
export default function CalendarPage() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const [today] = useState(() => localDay(new Date()));
  const { month, openedDay } = readAddress(parameters, today);
  const calendar = useCalendarMonth(month);
  const months = useEntryMonths();
  const isWide = useIsWide();
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const activeDay = movedTo !== null && monthOfDay(movedTo) === month ? movedTo : (openedDay ?? firstActiveDay());
  function firstActiveDay(): string {
    return monthOfDay(today) === month ? today : (calendar.data?.days[0]?.day ?? `${month}-01`);
  }
  const showMonth = (chosen: string) => setParameters({ month: chosen }, { replace: true });
  const moveTo = (day: string) => {
    const chosen = monthOfDay(day);
    if (chosen < FIRST_MONTH || chosen > monthOfDay(today)) return false;
    setMovedTo(day);
    if (chosen !== month) showMonth(chosen);
    return true;
  };
  const openDay = (day: string) => {
    setMovedTo(day);
    setParameters({ day });
  };
  return (
    <div className="mx-auto w-full max-w-[76rem] px-4 py-6 sm:px-6 sm:py-8">
      <DocumentTitle>{t('calendar.title')}</DocumentTitle>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl">{t('calendar.title')}</h1>
        <Link to={pagePaths.home} className={`${buttonClass('ghost')} -mx-4`}>
          <ArrowLeft size={18} aria-hidden />
          {t('calendar.back')}
        </Link>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[30rem_minmax(0,1fr)] lg:items-start">
        <section aria-labelledby={HEADING_ID} className="sheet p-4 sm:p-6 lg:sticky lg:top-22">
          <MonthNavigation
            headingId={HEADING_ID}
            month={month}
            currentMonth={monthOfDay(today)}
            months={months.data ?? []}
            onChoose={showMonth}
          />
          <MonthGrid
            labelledBy={HEADING_ID}
            month={month}
            today={today}
            activeDay={activeDay}
            openedDay={openedDay}
            days={calendar.data?.days ?? []}
            isLoading={calendar.isPending}
            onMove={moveTo}
            onOpen={openDay}
          />
          {calendar.data && <MonthSummary contents={calendar.data} />}
          {calendar.isPending && <output className="mt-5 block text-ink-soft">{t('timeline.loading')}</output>}
          {calendar.isError && !calendar.data && (
            <div role="alert" className="mt-5 flex flex-wrap items-center justify-between gap-3">
              <p>{apiErrorMessage(calendar.error, t('timeline.failedText'))}</p>
              <Button onClick={() => void Promise.all([calendar.refetch(), months.refetch()])}>
                {t('timeline.tryAgain')}
              </Button>
            </div>
          )}
        </section>
        {openedDay ? (
          <DayEntries key={openedDay} day={openedDay} onClose={() => showMonth(month)} />
        ) : (
          isWide && calendar.data && <NewestDay days={calendar.data.days} />
        )}
      </div>
    </div>
  );
}

/** Reads the shown month and day from the address. Returns today's month for an invalid month or day, and for a month or day in the future. */
function readAddress(parameters: URLSearchParams, today: string): { month: string; openedDay: string | null } {
  const day = parameters.get('day');
  if (isDay(day) && day <= today && monthOfDay(day) >= FIRST_MONTH) return { month: monthOfDay(day), openedDay: day };
  const month = parameters.get('month');
  const isShown = isMonth(month) && month <= monthOfDay(today) && month >= FIRST_MONTH;
  return { month: isShown ? month : monthOfDay(today), openedDay: null };
}
