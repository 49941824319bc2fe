import { ArrowLeft, ImageDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { localDay } from '../../lib/calendar-days.ts';
import { displayName } from '../../lib/display-name.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { formatMonthName } from '../../lib/format-days.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { toast } from '../../lib/toasts.ts';
import { useCurrentUser } from '../../session/index.ts';
import { useYear } from './api/growth.ts';
import { MonthReview } from './components/month-review.tsx';
import { ReadingNow } from './components/reading-now.tsx';
import { YearSheet } from './components/year-sheet.tsx';
import './growth.css';
import { figuresOf, FIRST_YEAR, monthsOfYear, yearOf } from './year.ts';

/**
 * What has become of one's own days. The shown year is in the address: `?year=2025`. Everything is computed for its user alone. It leaves the device
 * only on paper or as an image that the user makes.
 */
export default function GrowthPage() {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const [parameters, setParameters] = useSearchParams();
  const [today] = useState(() => localDay(new Date()));
  const year = readYear(parameters, today);
  const contents = useYear(year);
  const { years } = contents;
  const name = user ? displayName(user) : '';
  return (
    <div className="growth-page">
      <DocumentTitle>{t('growth.title')}</DocumentTitle>
      <div data-screen-only className="mb-5 flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl">{t('growth.title')}</h1>
        <Link to={pagePaths.calendar} className={`${buttonClass('ghost')} -mx-4`}>
          <ArrowLeft size={18} aria-hidden />
          {t('calendar.title')}
        </Link>
      </div>
      {years?.length === 0 ? (
        <EmptyState character="芽" title={t('growth.empty')} text={t('growth.emptyText')}>
          <Link to={pagePaths.home} className={buttonClass('primary')}>
            {t('growth.begin')}
          </Link>
        </EmptyState>
      ) : (
        <div className="growth-columns">
          <YearSheet
            name={name}
            year={year}
            firstYear={Math.min(year, ...(years ?? []))}
            today={today}
            contents={contents}
            onChoose={(chosen) => setParameters({ year: String(chosen) }, { replace: true })}
          />
          <div className="growth-side">
            <ReadingNow />
            <MonthReview today={today} />
            <KeepSection year={year} name={name} contents={contents} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The ways to take the year along: on paper, or as an image. Both are made on this device, and nothing is sent. */
function KeepSection({ year, name, contents }: { year: number; name: string; contents: ReturnType<typeof useYear> }) {
  const { t, i18n } = useTranslation();
  const saveImage = async (): Promise<void> => {
    const { memories, days } = figuresOf(contents.days);
    try {
      const { drawYear } = await import('./year-image.ts');
      const image = await drawYear(year, contents.days, {
        title: `${name} · ${t('growth.year', { year: String(year) })}`,
        months: monthsOfYear(year).map((month) => formatMonthName(month, i18n.language).short),
        figures: `${t('calendar.memories', { count: memories })} · ${t('calendar.days', { count: days })}`,
      });
      downloadFile(image, t('growth.keep.file', { year: String(year) }));
    } catch {
      toast({ title: t('growth.keep.failed'), description: t('growth.keep.failedText'), isError: true });
    }
  };
  return (
    <section aria-labelledby="growth-keep" data-screen-only className="growth-card sheet">
      <h2 id="growth-keep" className="text-lg">
        {t('growth.keep.title')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('growth.keep.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" disabled={contents.isPending} onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {t('growth.keep.print')}
        </Button>
        <Button variant="secondary" disabled={contents.isPending} onClick={() => void saveImage()}>
          <ImageDown size={18} aria-hidden />
          {t('growth.keep.picture')}
        </Button>
      </div>
    </section>
  );
}

/** Reads the shown year from the address. Returns today's year for an invalid year and for a year in the future. */
function readYear(parameters: URLSearchParams, today: string): number {
  const text = parameters.get('year') ?? '';
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  return year >= FIRST_YEAR && year <= yearOf(today) ? year : yearOf(today);
}
