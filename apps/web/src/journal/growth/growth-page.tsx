import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { localDay } from '../../lib/calendar-days.ts';
import { displayName } from '../../lib/display-name.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { useCurrentUser } from '../../session/index.ts';
import { useYear } from './api/year.ts';
import { YearSheet } from './components/year-sheet.tsx';
import './growth.css';
import { FIRST_YEAR, yearOf } from './year.ts';

/**
 * What has become of one's own days. The shown year is in the address: `?year=2025`. Everything is computed for its user alone. It leaves the device
 * only on paper or as a picture that the user makes.
 */
export default function GrowthPage() {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const [parameters, setParameters] = useSearchParams();
  const [today] = useState(() => localDay(new Date()));
  const year = readYear(parameters, today);
  const contents = useYear(year);
  const { years } = contents;
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
            name={user ? displayName(user) : ''}
            year={year}
            firstYear={Math.min(year, ...(years ?? []))}
            today={today}
            contents={contents}
            onChoose={(chosen) => setParameters({ year: String(chosen) }, { replace: true })}
          />
          <section aria-labelledby="growth-keep" data-screen-only className="sheet p-5">
            <h2 id="growth-keep" className="text-lg">
              {t('growth.keep.title')}
            </h2>
            <p className="mt-1 text-ink-soft">{t('growth.keep.text')}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <Button variant="primary" disabled={contents.isPending} onClick={() => window.print()}>
                <Printer size={18} aria-hidden />
                {t('growth.keep.print')}
              </Button>
            </div>
          </section>
        </div>
      )}
    </div>
  );
}

/** Reads the shown year from the address. Returns today's year for an invalid year and for a year in the future. */
function readYear(parameters: URLSearchParams, today: string): number {
  const text = parameters.get('year') ?? '';
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  return year >= FIRST_YEAR && year <= yearOf(today) ? year : yearOf(today);
}
