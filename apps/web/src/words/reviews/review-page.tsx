import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { preloadable } from '../../lib/preloadable-component.ts';
import './reviews.css';
import { useReviewMaterial } from './api/review-material.ts';
import { ReviewHeader } from './components/review-header.tsx';
import { ReviewOverview } from './components/review-overview.tsx';
import { ReviewSkeleton } from './components/review-skeleton.tsx';
import { useStoredCardFiles } from './offline/use-stored-card-files.ts';
import { playableCards } from './session/playable-cards.ts';
import { useCanSpeakWords } from './voice/use-can-speak-words.ts';

// The code of the session is loaded while today's words are.
const ReviewRun = preloadable(() => import('./components/review-run.tsx'));

/** The state of a link that begins the session at once. */
export interface ReviewPageState {
  isStarted: boolean;
}

/** The number of words that a user who wants to go on gets. */
const MORE_WORDS = 5;

/** What a session shows. It stays as it was at the beginning, whatever is loaded later. */
type Run = Pick<ComponentProps<typeof ReviewRun>, 'cards' | 'material'>;

/** The page 'Today's words': what there is to do today, and the session. */
export default function ReviewPage() {
  const { t } = useTranslation();
  const startsAtOnce = (useLocation().state as ReviewPageState | null)?.isStarted ?? false;
  const [more, setMore] = useState(0);
  const { data: material, isFetching, isError, refetch } = useReviewMaterial(more);
  const canSpeak = useCanSpeakWords();
  const [run, setRun] = useState<Run | null>(null);
  const [isStarting, setStarting] = useState(startsAtOnce);
  useStoredCardFiles(material);
  // A failure shows when the session begins, which loads the code again.
  useEffect(() => {
    ReviewRun.preload().catch(() => undefined);
  }, []);
  const isReady = material !== undefined && canSpeak !== undefined && !isFetching;
  const cards = isReady ? playableCards(material, canSpeak) : [];
  if (isStarting && isReady) {
    setStarting(false);
    if (cards.length > 0) setRun({ cards, material });
  }

  function load(count: number): void {
    setRun(null);
    setMore(count);
    if (count === more) void refetch();
  }
  function startWith(count: number): void {
    setStarting(true);
    load(count);
  }
  const startMore = (): void => startWith(MORE_WORDS);

  if (run)
    return (
      <Suspense fallback={<ReviewSkeleton isSession />}>
        <DocumentTitle>{t('reviews.title')}</DocumentTitle>
        <ReviewRun
          {...run}
          moreCount={MORE_WORDS}
          onMore={startMore}
          onStart={() => startWith(0)}
          onLeave={() => load(0)}
        />
      </Suspense>
    );
  return (
    <>
      <DocumentTitle>{t('reviews.title')}</DocumentTitle>
      {isReady && (
        <ReviewOverview
          cardCount={cards.length}
          material={material}
          moreCount={more === 0 ? MORE_WORDS : 0}
          onStart={() => setStarting(true)}
          onMore={startMore}
        />
      )}
      {!isReady && !isError && <ReviewSkeleton isSession={isStarting} />}
      {!isReady && isError && (
        <div className="review-page">
          <ReviewHeader />
          <EmptyState character="断" title={t('reviews.failed')} text={t('reviews.failedText')}>
            <Button variant="primary" onClick={() => void refetch()}>
              {t('reviews.tryAgain')}
            </Button>
          </EmptyState>
        </div>
      )}
    </>
  );
}
