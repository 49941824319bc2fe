import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { MoodFace } from '../../mood/mood-face.tsx';
import type { useYear } from '../api/growth.ts';
import { figuresOf, yearOf } from '../year.ts';
import { YearGrid } from './year-grid.tsx';

const HEADING_ID = 'growth-year';

interface YearSheetProps {
  name: string;
  year: number;
  firstYear: number;
  today: string;
  contents: ReturnType<typeof useYear>;
  onChoose: (year: number) => void;
}

/** A year on one sheet, which is also what is printed: its name, its days with their moods, and its figures. */
export function YearSheet({ name, year, firstYear, today, contents, onChoose }: YearSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const { days, isPending, error, moodsAvailable, refetch } = contents;
  const lastYear = yearOf(today);
  const firstActiveDay = year === lastYear ? today : (days[0]?.day ?? `${year}-01-01`);
  const activeDay = movedTo !== null && yearOf(movedTo) === year ? movedTo : firstActiveDay;
  const moveTo = (day: string): boolean => {
    const target = yearOf(day);
    if (target < firstYear || target > lastYear) return false;
    setMovedTo(day);
    if (target !== year) onChoose(target);
    return true;
  };
  return (
    <section aria-labelledby={HEADING_ID} className="growth-sheet sheet">
      <div className="mb-3 flex items-center justify-between">
        <Button
          variant="ghost"
          round
          aria-label={t('growth.previousYear')}
          disabled={year <= firstYear}
          onClick={() => onChoose(year - 1)}
        >
          <ChevronLeft size={22} aria-hidden />
        </Button>
        <h2 id={HEADING_ID} aria-live="polite" className="text-center text-xl">
          <bdi className="growth-name">{name}</bdi> {t('growth.year', { year: String(year) })}
        </h2>
        <Button
          variant="ghost"
          round
          aria-label={t('growth.nextYear')}
          disabled={year >= lastYear}
          onClick={() => onChoose(year + 1)}
        >
          <ChevronRight size={22} aria-hidden />
        </Button>
      </div>
      <YearGrid
        labelledBy={HEADING_ID}
        year={year}
        today={today}
        activeDay={activeDay}
        days={days}
        isLoading={isPending}
        onMove={moveTo}
        onOpen={(day) => void navigate(pagePaths.calendarDay(day))}
      />
      {error && (
        <div role="alert" className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <p>{apiErrorMessage(error, t('timeline.failedText'))}</p>
          <Button onClick={() => void refetch()}>{t('timeline.tryAgain')}</Button>
        </div>
      )}
      {isPending && !error && <output className="mt-4 block text-ink-soft">{t('timeline.loading')}</output>}
      {!isPending && !error && <YearSummary days={days} />}
      {!moodsAvailable && <p className="mt-3 text-sm text-ink-soft">{t('calendar.moodsUnavailable')}</p>}
    </section>
  );
}

/** The figures of a year: its memories, the days with memories, and the days of each mood. It is also the legend of the faces in the grid. */
function YearSummary({ days }: { days: Parameters<typeof figuresOf>[0] }) {
  const { t } = useTranslation();
  const figures = figuresOf(days);
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="font-semibold">
        {figures.memories === 0
          ? t('growth.emptyYear')
          : `${t('calendar.memories', { count: figures.memories })} · ${t('calendar.days', { count: figures.days })}`}
      </p>
      {figures.moods.length > 0 && (
        <ul aria-label={t('growth.moods')} className="growth-moods">
          {figures.moods.map(({ mood, days: count }) => (
            <li key={mood}>
              <MoodFace mood={mood} />
              <span>{t(`mood.${mood}`)}</span>
              <span className="text-ink-soft">{t('calendar.days', { count })}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
