import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { thumbnailUrl, visualFilesOf } from '../../../capture/index.ts';
import { Button } from '../../../components/ui/button.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { addMonths, monthOfDay } from '../../../lib/calendar-days.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { toast } from '../../../lib/toasts.ts';
import { calendarMonthQuery, useEntryMonths } from '../../own-past/api/own-past.ts';
import { MonthNavigation } from '../../own-past/components/month-navigation.tsx';
import { entriesOfMonthQuery, useWordGrowth } from '../api/growth.ts';
import { useChosenSentences } from '../chosen-sentences.ts';
import { longestSentences, sentenceOfMonth } from '../sentences.ts';
import { figuresOf } from '../year.ts';

const HEADING_ID = 'growth-month';

/** A month in review: its figures, one of its images, and the sentence that the user is proudest of. It begins with the month before this one. */
export function MonthReview({ today }: { today: string }) {
  const { t } = useTranslation();
  const months = useEntryMonths().data ?? [];
  const [chosenMonth, setChosenMonth] = useState<string | null>(null);
  const currentMonth = monthOfDay(today);
  const previous = addMonths(currentMonth, -1);
  const month = chosenMonth ?? (months.some((one) => one.month === previous) ? previous : currentMonth);
  return (
    <section aria-labelledby={HEADING_ID} className="growth-card growth-month sheet">
      <p className="mb-1 text-sm text-ink-soft">{t('growth.month.title')}</p>
      <MonthNavigation
        headingId={HEADING_ID}
        month={month}
        currentMonth={currentMonth}
        months={months}
        onChoose={setChosenMonth}
      />
      <MonthContents key={month} month={month} />
    </section>
  );
}

function MonthContents({ month }: { month: string }) {
  const { t } = useTranslation();
  const calendar = useQuery(calendarMonthQuery(month));
  const entries = useQuery(entriesOfMonthQuery(month));
  const growth = useWordGrowth();
  const failed = [calendar, entries, growth].filter(({ isError, data }) => isError && !data);
  if (failed.length > 0) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
        <p>{apiErrorMessage(failed[0]?.error, t('timeline.failedText'))}</p>
        <Button onClick={() => void Promise.all(failed.map(({ refetch }) => refetch()))}>
          {t('timeline.tryAgain')}
        </Button>
      </div>
    );
  }
  if (!calendar.data || !entries.data || !growth.data)
    return <output className="block text-ink-soft">{t('timeline.loading')}</output>;
  const { memories, days } = figuresOf(calendar.data.days);
  const words = growth.data.months.find((one) => one.month === month);
  if (memories === 0 && !words) return <p className="growth-empty text-ink-soft">{t('calendar.emptyMonth')}</p>;
  // A month without new words says nothing about words: no figure here is a reproach.
  const figures = [
    ['memories', memories],
    ['days', days],
    ['met', words?.met ?? 0],
    ['learned', words?.learned ?? 0],
  ] as const;
  const pictured = entries.data
    .flatMap((entry) => visualFilesOf(entry).map(({ url, kind }) => ({ entry, url, kind })))
    .find(({ kind }) => kind === 'image');
  return (
    <>
      <dl className="growth-figures">
        {figures
          .filter(([, count]) => count > 0)
          .map(([figure, count]) => (
            <div key={figure}>
              <dt>{t(`growth.month.${figure}`, { count })}</dt>
              <dd>{count}</dd>
            </div>
          ))}
      </dl>
      {pictured && (
        <Link to={pagePaths.reading(pictured.entry.id)} className="growth-picture">
          <img src={thumbnailUrl(pictured.url, 'large')} alt={pictured.entry.title} />
        </Link>
      )}
      <ProudSentence month={month} entries={entries.data} />
    </>
  );
}

type MonthEntries = Parameters<typeof longestSentences>[0];

function ProudSentence({ month, entries }: { month: string; entries: MonthEntries }) {
  const { t } = useTranslation();
  const { chosen, choose } = useChosenSentences();
  const [isChoosing, setChoosing] = useState(false);
  const shown = sentenceOfMonth(entries, chosen[month]);
  const offered = longestSentences(entries);
  if (!shown) return null;
  const reportNotStored = (): void =>
    toast({ title: t('toast.error'), description: t('growth.month.notStored'), isError: true });
  const options = [...new Set([shown.sentence, ...offered.map(({ sentence }) => sentence)])];
  return (
    <figure className="mt-5">
      <figcaption id="growth-sentence" className="text-sm text-ink-soft">
        {t('growth.month.sentence')}
      </figcaption>
      <blockquote lang="zh" className="growth-sentence kai">
        <Link to={pagePaths.reading(shown.entryId)}>{shown.sentence}</Link>
      </blockquote>
      {options.length > 1 && (
        <Button variant="ghost" aria-expanded={isChoosing} className="-mx-4" onClick={() => setChoosing(!isChoosing)}>
          {t(isChoosing ? 'growth.month.done' : 'growth.month.choose')}
        </Button>
      )}
      {isChoosing && (
        <div data-screen-only className="mt-2">
          <RadioGroup
            labelledBy="growth-sentence"
            layout="list"
            options={options.map((sentence) => ({ value: sentence, label: sentence, lang: 'zh' }))}
            value={shown.sentence}
            onChange={(sentence) => {
              const own = offered.find((one) => one.sentence === sentence);
              if (own) choose(month, own).catch(reportNotStored);
            }}
          />
        </div>
      )}
    </figure>
  );
}
