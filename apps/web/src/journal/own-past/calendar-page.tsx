import type { CalendarMonth } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Sprout } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { FIRST_MONTH, isDay, isMonth, localDay, monthOfDay } from '../../lib/calendar-days.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { MoodFace } from '../mood/mood-face.tsx';
import { calendarMonthQuery, useEntryMonths } from './api/own-past.ts';
import { DayEntries } from './components/day-entries.tsx';
import { MonthGrid } from './components/month-grid.tsx';
import { MonthNavigation } from './components/month-navigation.tsx';

const HEADING_ID = 'calendar-month';

const moods = ['very_positive', 'positive', 'neutral', 'negative', 'very_negative'] as const;

/** The calendar of the user's entries. The shown month or day is in the address: `?month=2026-11` or `?day=2026-11-22`. */
export default function CalendarPage() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const [today] = useState(() => localDay(new Date()));
  const { month, openedDay } = readAddress(parameters, today);
  const calendar = useQuery(calendarMonthQuery(month));
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
        <div className="-mx-4 flex flex-wrap">
          <Link to={pagePaths.growth} className={buttonClass('ghost')}>
            <Sprout size={18} aria-hidden />
            {t('calendar.growth')}
          </Link>
          <Link to={pagePaths.home} className={buttonClass('ghost')}>
            <ArrowLeft size={18} aria-hidden />
            {t('calendar.back')}
          </Link>
        </div>
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

/** Shown beside the calendar while no day is open: the entries of the month's newest day with entries. */
function NewestDay({ days }: { days: CalendarMonth['days'] }) {
  const { t } = useTranslation();
  const newest = days.at(-1)?.day;
  if (!newest) return <EmptyState character="空" title={t('calendar.emptyMonth')} text={t('calendar.emptyDayText')} />;
  return (
    <div>
      <p className="mb-1 text-ink-soft">{t('calendar.chooseDay')}</p>
      <DayEntries key={newest} day={newest} />
    </div>
  );
}

/** Summary of a month: the number of its entries, and of its days with each mood. It is also the legend of the faces in the grid. */
function MonthSummary({ contents: { days, moodsAvailable } }: { contents: CalendarMonth }) {
  const { t } = useTranslation();
  const entries = days.reduce((total, day) => total + day.entries, 0);
  const rows = moods
    .map((mood) => ({ mood, count: days.filter((day) => day.mood === mood).length }))
    .filter(({ count }) => count > 0);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="text-ink-soft">
        {entries === 0
          ? t('calendar.emptyMonth')
          : `${t('calendar.memories', { count: entries })} · ${t('calendar.days', { count: days.length })}`}
      </p>
      {rows.length > 0 && (
        <ul aria-label={t('calendar.moods')} className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
          {rows.map(({ mood, count }) => (
            <li key={mood} className="flex items-center gap-2 text-sm [&_svg]:size-6">
              <MoodFace mood={mood} />
              <span>{t(`mood.${mood}`)}</span>
              <span className="text-ink-soft">{t('calendar.days', { count })}</span>
            </li>
          ))}
        </ul>
      )}
      {!moodsAvailable && entries > 0 && <p className="mt-3 text-sm text-ink-soft">{t('calendar.moodsUnavailable')}</p>}
    </div>
  );
}

/** The width from which the calendar and the entries of a day are side by side: Tailwind's `lg`. */
const wideWindow = (): MediaQueryList => window.matchMedia('(min-width: 64rem)');

function subscribeToWidth(listener: () => void): () => void {
  const query = wideWindow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** React hook: whether the window is wide enough for two columns. */
const useIsWide = (): boolean => useSyncExternalStore(subscribeToWidth, () => wideWindow().matches);
