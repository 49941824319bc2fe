import type { DueCard, VocabularyContext } from '@memory/contracts';
import { Sprout, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Seal } from '../../../components/ui/seal.tsx';
import { contentIdea } from '../../../lib/content-idea.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { useReadingAids } from '../../reading-aids/reading-aids.ts';
import { wordInScript } from '../../reading-aids/word-in-script.ts';
import { useReviewSummary } from '../api/review-summary.ts';
import { useTodaysWordCount } from '../api/todays-words.ts';
import { LazyReviewSidebar } from './lazy-review-sidebar.tsx';
import { mostFrequentEntry, SourceEntryCard } from './source-entry-card.tsx';
import { RejectedReviewsNote, WaitingNote } from './unsent-reviews-notes.tsx';

const KIND_SENTENCES = ['a', 'b', 'c'] as const;

interface SessionEndProps {
  cards: readonly DueCard[];
  contexts: ReadonlyMap<string, VocabularyContext>;
  /** The learner's day. */
  day: string;
  freeDays: readonly number[];
  /** The number of words that `onMore` begins another session with. */
  moreCount: number;
  onMore: () => void;
  /** Begins a session with the words of today that are left. */
  onStart: () => void;
  onUndo: (() => void) | undefined;
}

/** The end of a session: the entry that the words came from, and the days on which the user came back. */
export function SessionEnd({ cards, contexts, day, freeDays, moreCount, onMore, onStart, onUndo }: SessionEndProps) {
  const { t } = useTranslation();
  const summary = useReviewSummary();
  // Words that the session left out, or that still fit into the day because the cards took less time than planned.
  const { data: left = 0 } = useTodaysWordCount();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { script } = useReadingAids();
  const words = new Map(cards.map(({ itemId, item }) => [itemId, item]));
  const spellings = new Map([...words].map(([id, item]) => [id, item.spellings ?? [item.character]]));
  const source = mostFrequentEntry([...words.keys()].flatMap((id) => contexts.get(id) ?? []));
  const firstWord = cards[0] && wordInScript(cards[0].item, script).text;
  const sentence = KIND_SENTENCES[words.size % KIND_SENTENCES.length] ?? 'a';
  return (
    <div className="review-page">
      <div className="mb-8 flex items-center gap-4">
        <Seal className="review-seal motion-safe:stamp-in -rotate-6" />
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {t('reviews.end.title')}
          </h1>
          <p className="mt-1 text-ink-soft">
            {t('reviews.end.summary', {
              words: t('reviews.end.words', { count: words.size }),
              kind: t(`reviews.end.kind.${sentence}`),
            })}
          </p>
          <output className="block font-semibold">{left > 0 && t('reviews.end.left', { count: left })}</output>
        </div>
      </div>
      <div className="review-columns grid gap-6">
        <div className="grid gap-6">
          <RejectedReviewsNote />
          <WaitingNote />
          {source && <SourceEntryCard source={source} words={spellings} />}
          <section aria-label={t('reviews.end.list')}>
            <ul className="brush flex flex-wrap gap-2">
              {[...words].map(([id, item]) => {
                const { text, lang } = wordInScript(item, script);
                return (
                  <li key={id} lang={lang} className="review-word">
                    {text}
                  </li>
                );
              })}
            </ul>
          </section>
          <div className="flex flex-wrap gap-3">
            <Link to={pagePaths.vocabulary} className={buttonClass('primary')}>
              {t('reviews.end.back')}
            </Link>
            {firstWord && (
              <Link to={pagePaths.home} className={buttonClass('secondary')} onClick={() => contentIdea.set(firstWord)}>
                {t('reviews.end.write', { word: firstWord })}
              </Link>
            )}
            {left > 0 ? (
              <Button variant="secondary" onClick={onStart}>
                {t('reviews.start')}
              </Button>
            ) : (
              <Button onClick={onMore}>{t('reviews.more', { count: moreCount })}</Button>
            )}
            <Link to={pagePaths.growth} className={buttonClass('ghost')}>
              <Sprout size={18} aria-hidden />
              {t('reviews.end.growth')}
            </Link>
            {onUndo && (
              <Button variant="ghost" onClick={onUndo}>
                <Undo2 size={18} aria-hidden />
                {t('reviews.undo')}
              </Button>
            )}
          </div>
        </div>
        <LazyReviewSidebar day={day} freeDays={freeDays} summary={summary.data} hasReviewedToday={words.size > 0} />
      </div>
    </div>
  );
}
