import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { isOnline } from '../../lib/online-status.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { runWhenIdle } from '../../lib/run-when-idle.ts';
import { playableCards, useReviewMaterial } from './api/review-material.ts';
import { ReviewHeader, ReviewOverview, ReviewSkeleton } from './components/review-overview.tsx';
import type { ReviewMaterial } from './offline/review-copies.ts';
import './reviews.css';

// The code of the session is loaded in parallel with today's words.
const ReviewRun = preloadable(() => import('./components/review-run.tsx'));

/** The state of a link that begins the session at once. */
export interface ReviewPageState {
  isStarted: boolean;
}

/** The number of further words for a user who wants to continue. */
const MORE_WORDS = 5;

/** The cards and the material of a session. They stay as they were at the beginning when today's words are loaded again. */
type Run = Pick<ComponentProps<typeof ReviewRun>, 'cards' | 'material'>;

/** The page 'Today's words': the overview, and the session. */
export default function ReviewPage() {
  const { t } = useTranslation();
  const startsAtOnce = (useLocation().state as ReviewPageState | null)?.isStarted ?? false;
  const [more, setMore] = useState(0);
  const { data: material, isFetching, isError, refetch } = useReviewMaterial(more);
  const canSpeak = useCanSpeakWords();
  const [run, setRun] = useState<Run | null>(null);
  const [isStarting, setStarting] = useState(startsAtOnce);
  useStoredCardFiles(material);
  // The code of the session is loaded again when the session begins, and a failure is shown then.
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

// Loaded after the page, which shows the overview without this code.
const loadCanSpeakWords = () => import('../pronunciation/can-speak-words.ts');

/** Whether any word can be spoken here; undefined until that is known. */
function useCanSpeakWords(): boolean | undefined {
  const [canSpeak, setCanSpeak] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    loadCanSpeakWords()
      .then((module) => module.canSpeakWords())
      // Without the module, nothing can be spoken.
      .catch(() => false)
      .then((result) => isCurrent && setCanSpeak(result));
    return () => {
      isCurrent = false;
    };
  }, []);
  return canSpeak;
}

/** Stores the photos, recordings and strokes of today's words on this device when the browser is idle, for a session without a connection. */
function useStoredCardFiles(material: ReviewMaterial | undefined): void {
  useEffect(() => {
    if (!material || !isOnline()) return undefined;
    const left = new AbortController();
    const cancel = runWhenIdle(() => void storeForOffline(material, left.signal).catch(() => undefined));
    return () => {
      cancel();
      left.abort();
    };
  }, [material]);
}

/** Stores the files of the material. The code for this is loaded only now, because the page itself does not need it. */
async function storeForOffline(material: ReviewMaterial, signal: AbortSignal): Promise<void> {
  const { storeMaterialFiles } = await import('./offline/store-material-files.ts');
  await storeMaterialFiles(material, signal);
}
