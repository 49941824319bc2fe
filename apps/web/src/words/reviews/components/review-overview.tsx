import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { pagePaths } from '../../../lib/page-paths.ts';
import { hasNoWords, useReviewSummary } from '../api/review-summary.ts';
import type { ReviewMaterial } from '../offline/review-copies.ts';
import { minutesLeft } from '../session/session.ts';
import { LazyReviewSidebar } from './lazy-review-sidebar.tsx';
import { RejectedReviewsNote, WaitingNote } from './unsent-reviews-notes.tsx';

interface ReviewOverviewProps {
  /** The number of cards that the session would have. */
  cardCount: number;
  material: ReviewMaterial;
  /** The number of words that `onMore` begins a session with; 0 when there are no more. */
  moreCount: number;
  onStart: () => void;
  onMore: () => void;
}

/** The overview of the page: today's words, and the days on which the user came back. */
export function ReviewOverview({ cardCount, material, moreCount, onStart, onMore }: ReviewOverviewProps) {
  const { t } = useTranslation();
  const summary = useReviewSummary();
  const isEmpty = cardCount === 0 && summary.data !== undefined && hasNoWords(summary.data);
  return (
    <div className="review-page">
      <ReviewHeader />
      <div className="review-columns grid gap-6">
        <div className="grid gap-6">
          <RejectedReviewsNote />
          <WaitingNote />
          {cardCount > 0 && <StartSheet cardCount={cardCount} onStart={onStart} />}
          {cardCount === 0 && isEmpty && (
            <EmptyState character="词" title={t('reviews.empty')} text={t('reviews.emptyText')}>
              <Link to={pagePaths.vocabulary} className={buttonClass('primary')}>
                {t('reviews.collect')}
              </Link>
            </EmptyState>
          )}
          {cardCount === 0 && !isEmpty && (
            <EmptyState
              character="好"
              title={t('reviews.done')}
              text={t(moreCount > 0 ? 'reviews.doneText' : 'reviews.noMore')}
            >
              {moreCount > 0 && <Button onClick={onMore}>{t('reviews.more', { count: moreCount })}</Button>}
              <Link to={pagePaths.vocabulary} className={buttonClass('outline')}>
                {t('reviews.toVocabulary')}
              </Link>
            </EmptyState>
          )}
        </div>
        {!isEmpty && (
          <LazyReviewSidebar day={material.day} freeDays={material.settings.freeDays} summary={summary.data} />
        )}
      </div>
    </div>
  );
}

/** The number of today's words, with the button that begins the session. It shows no word, because a dictation may ask for it. */
function StartSheet({ cardCount, onStart }: { cardCount: number; onStart: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="sheet grid justify-items-center gap-4 px-6 py-14 text-center">
      <span aria-hidden className="relative mt-2 mb-4 p-4">
        <span className="absolute inset-0 -rotate-6 rounded-2xl border border-line bg-paper" />
        <span className="absolute inset-0 rotate-3 rounded-2xl border border-line bg-sheet" />
        <RiceGrid character="今" className="relative" />
      </span>
      <h2 className="text-2xl">{t('reviews.words', { count: cardCount })}</h2>
      <p className="-mt-2 text-ink-soft">{t('reviews.minutes', { count: minutesLeft(cardCount) })}</p>
      <p className="max-w-sm text-balance text-ink-soft">{t('reviews.intro')}</p>
      <Button variant="primary" className="review-button review-start mt-2" onClick={onStart}>
        {t('reviews.start')}
      </Button>
    </div>
  );
}

/** The heading of the page, with the way back to the vocabulary. */
export function ReviewHeader() {
  const { t } = useTranslation();
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-2">
      <h1 className="text-3xl">{t('reviews.title')}</h1>
      <Link to={pagePaths.vocabulary} className={`${buttonClass('ghost')} -mx-4`}>
        <ArrowLeft size={18} aria-hidden />
        {t('reviews.toVocabulary')}
      </Link>
    </div>
  );
}

/** Placeholders of the page while today's words are loading: the first card if the session begins at once, and otherwise the overview. */
export function ReviewSkeleton({ isSession }: { isSession: boolean }) {
  const { t } = useTranslation();
  if (isSession)
    return (
      <div className="review-run mx-auto flex w-full flex-1 flex-col gap-3 px-4 py-4 sm:px-6">
        <h1 className="sr-only">{t('reviews.title')}</h1>
        <output className="sr-only">{t('reviews.loading')}</output>
        <Skeleton className="mt-3 h-2" />
        <Skeleton className="review-card-skeleton" />
        <Skeleton className="h-16 rounded-xl" />
      </div>
    );
  return (
    <div className="review-page">
      <ReviewHeader />
      <output className="sr-only">{t('reviews.loading')}</output>
      <div className="review-columns grid gap-6">
        <Skeleton className="review-start-skeleton" />
        <Skeleton className="review-calendar-skeleton" />
      </div>
    </div>
  );
}
