import { markNumberedTones } from '@memory/text';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { StrokePractice } from '../../strokes/lazy-stroke-practice.ts';
import type { WritingResult } from '../../strokes/writing-progress.ts';
import type { CardContent } from '../session/card-content.ts';

interface WritingFrontProps {
  content: CardContent;
  onWritten: (result: WritingResult) => void;
  /** Called when no character of the word has stroke data. */
  onUnavailable: () => void;
}

/** Shows the reading and the meaning of a word, which the user writes from memory, stroke by stroke. */
export function WritingFront({ content: { word, pinyin, shortMeaning }, onWritten, onUnavailable }: WritingFrontProps) {
  return (
    <>
      <div className="grid justify-items-center gap-1">
        {pinyin && <ToneColoredPinyin text={markNumberedTones(pinyin)} className="review-reading" />}
        <p className="text-lg font-bold text-balance">{shortMeaning}</p>
      </div>
      <div className="w-full max-w-sm">
        <Suspense fallback={<Skeleton className="mx-auto aspect-square w-full" />}>
          <StrokePractice character={word} mode="memory" onDone={onWritten} onUnavailable={onUnavailable} />
        </Suspense>
      </div>
    </>
  );
}

/** Says in a kind sentence how well a word was written. */
export function WritingNote({ writing: { mistakes, hints } }: { writing: WritingResult }) {
  const { t } = useTranslation();
  if (hints > 0) return <p className="text-ink-soft">{t('reviews.writing.hinted')}</p>;
  if (mistakes > 0) return <p className="text-ink-soft">{t('reviews.writing.mistakes', { count: mistakes })}</p>;
  return <p className="text-lg font-bold text-jade-text">{t('reviews.right')}</p>;
}
