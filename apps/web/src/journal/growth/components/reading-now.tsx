import type { Entry, WordCoverage } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { localDay } from '../../../lib/calendar-days.ts';
import { formatDay } from '../../../lib/format-days.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { useWordCoverage, wholePercent } from '../../../reading/index.ts';
import { useFirstEntry, useWordGrowth } from '../api/growth.ts';
import { textOfEntry } from '../sentences.ts';

/** What the user can read now: the share of the words of the first entry, and the known characters. Renders nothing while neither is loaded. */
export function ReadingNow() {
  const { t } = useTranslation();
  const { data: entry } = useFirstEntry();
  const text = entry ? textOfEntry(entry) : '';
  const { data: coverage } = useWordCoverage(text, entry?.createdAt ?? '', text !== '');
  const { data: growth } = useWordGrowth();
  if (!coverage && !growth) return null;
  return (
    <section aria-labelledby="growth-reading" className="growth-card sheet">
      <h2 id="growth-reading" className="text-lg">
        {t('growth.reading.title')}
      </h2>
      {entry && coverage && coverage.words > 0 && <FirstEntryShare entry={entry} coverage={coverage} />}
      {growth && <KnownCharacters count={growth.knownCharacters} />}
    </section>
  );
}

function FirstEntryShare({ entry, coverage }: { entry: Entry; coverage: WordCoverage }) {
  const { t, i18n } = useTranslation();
  const { words, known, thenKnown } = coverage;
  const percent = wholePercent(known, words);
  const before = thenKnown === null ? percent : wholePercent(thenKnown, words);
  return (
    <>
      <p className="growth-share">
        {known > 0 ? t('growth.reading.share', { percent }) : t('growth.reading.wordsToLearn', { count: words })}
      </p>
      {known > 0 && (
        <div aria-hidden className="growth-bar">
          <span style={{ width: `${percent}%` }} />
        </div>
      )}
      {before < percent && <p className="text-ink-soft">{t('growth.reading.before', { percent: before })}</p>}
      <Link to={pagePaths.reading(entry.id)} className="growth-link">
        <bdi className="kai">{entry.title}</bdi>
        <span className="text-ink-soft">{formatDay(localDay(new Date(entry.createdAt)), i18n.language)}</span>
      </Link>
    </>
  );
}

function KnownCharacters({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count > 0) return <p className="growth-characters">{t('growth.reading.characters', { count })}</p>;
  return (
    <p className="growth-characters">
      {t('growth.reading.noCharacters')}{' '}
      <Link to={pagePaths.reviews} className="underline">
        {t('growth.reading.learn')}
      </Link>
    </p>
  );
}
