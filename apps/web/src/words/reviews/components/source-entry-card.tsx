import type { VocabularyContext } from '@memory/contracts';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { localDay } from '../../../lib/calendar-days.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { splitAtAllWords } from '../session/split-sentence.ts';
import { CardPhoto, OwnSentence } from './card-parts.tsx';

/** The number of sentences of the entry that are shown. */
const SENTENCES_MAX = 3;

interface SourceEntryCardProps {
  source: SourceEntry;
  /** The spellings of the words of the session, by the ids of their items. */
  words: ReadonlyMap<string, readonly string[]>;
}

/** The entry that most words of the session came from: its day, its photo and the sentences with the words, with a link to it. */
export function SourceEntryCard({ source: { contexts }, words }: SourceEntryCardProps) {
  const { t, i18n } = useTranslation();
  const headingId = useId();
  const [first] = contexts;
  if (!first) return null;
  const sentences = splitAtAllWords(contexts, words);
  const count = new Set(sentences.flatMap(({ itemIds }) => itemIds)).size;
  return (
    <section aria-labelledby={headingId} className="sheet overflow-hidden">
      <CardPhoto imageUrl={first.imageUrl} className="review-photo-wide" />
      <div className="grid gap-3 p-5 sm:p-6">
        <div>
          <h2 id={headingId} className="text-lg">
            {t('reviews.end.memory')}
          </h2>
          <p className="text-sm text-ink-soft">
            {formatDate(first.createdAt, i18n.language)}
            {t('reviews.separator')}
            {t('reviews.end.memoryWords', { count })}
          </p>
        </div>
        <div className="margin-rule grid gap-2 pl-4">
          {sentences.slice(0, SENTENCES_MAX).map(({ sentence, parts }) => (
            <OwnSentence key={sentence} parts={parts} className="review-sentence" />
          ))}
        </div>
        <Link
          to={pagePaths.calendarDay(localDay(new Date(first.createdAt)))}
          className={`${buttonClass('outline')} justify-self-start`}
        >
          {t('reviews.end.open')}
          <ArrowRight size={18} aria-hidden />
        </Link>
      </div>
    </section>
  );
}

/** The entry that most words of a session came from, with the contexts of these words. */
interface SourceEntry {
  entryId: string;
  contexts: VocabularyContext[];
}

/** Finds the entry to which most of the contexts belong, or the newest of several such entries. Null without contexts. */
export function mostFrequentEntry(contexts: readonly VocabularyContext[]): SourceEntry | null {
  const entries = [...Map.groupBy(contexts, ({ entryId }) => entryId)].map(([entryId, ofEntry]) => ({
    entryId,
    contexts: ofEntry,
    createdAt: ofEntry[0]?.createdAt ?? '',
  }));
  const [first] = entries.toSorted(
    (one, other) => other.contexts.length - one.contexts.length || (one.createdAt < other.createdAt ? 1 : -1),
  );
  return first ? { entryId: first.entryId, contexts: first.contexts } : null;
}
