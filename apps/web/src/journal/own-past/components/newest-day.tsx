import type { CalendarMonth } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { DayEntries } from './day-entries.tsx';

/** Shown beside the calendar while no day is open: the entries of the month's newest day with entries. */
export function NewestDay({ days }: { days: CalendarMonth['days'] }) {
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
