import type { CardType, ReviewSummary } from '@memory/contracts';
import { markNumberedTones } from '@memory/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';
import { reviewQueryKeys } from '../../query-keys.ts';
import { useReadingAids } from '../../reading-aids/reading-aids.ts';
import { wordInScript } from '../../reading-aids/word-in-script.ts';
import { shortMeaning } from '../../vocabulary/short-meaning.ts';
import { cardKey } from '../session/session.ts';
import { ReturningDays } from './returning-days.tsx';

interface ReviewSidebarProps {
  /** The learner's day. */
  day: string;
  freeDays: readonly number[];
  /** Undefined while it is loading. */
  summary: ReviewSummary | undefined;
  /** Whether the user has reviewed today. The summary may not say so yet, because the ratings may not have been sent. */
  hasReviewedToday?: boolean;
}

/** The days on which the user came back, and the words that are set aside. */
export default function ReviewSidebar({ day, freeDays, summary, hasReviewedToday = false }: ReviewSidebarProps) {
  if (!summary && !hasReviewedToday) return <Skeleton className="review-calendar-skeleton" />;
  const days = [...(summary?.days ?? []), ...(hasReviewedToday ? [day] : [])];
  return (
    <div className="grid gap-6">
      <ReturningDays today={day} days={[...new Set(days)]} freeDays={freeDays} />
      {summary && <SetAsideCards leeches={summary.leeches} />}
    </div>
  );
}

/** The cards that were set aside because they were forgotten often, each with a button that resumes it. Renders nothing when there are none. */
export function SetAsideCards({ leeches }: { leeches: ReviewSummary['leeches'] }) {
  const { t } = useTranslation();
  const headingId = useId();
  const resume = useResumeCard();
  const { script } = useReadingAids();
  if (leeches.length === 0) return null;

  function takeBack({ itemId, type, item }: ReviewSummary['leeches'][number]): void {
    resume.mutate(
      { itemId, type },
      {
        onSuccess: () => toast({ title: t('reviews.setAside.resumed', { word: wordInScript(item, script).text }) }),
        onError: () => toast({ title: t('toast.error'), description: t('reviews.setAside.failed'), isError: true }),
      },
    );
  }

  return (
    <section aria-labelledby={headingId} className="sheet p-4">
      <h2 id={headingId} className="text-base font-bold">
        {t('reviews.setAside.title')}
      </h2>
      <p className="mt-0.5 text-sm text-ink-soft">{t('reviews.setAside.text')}</p>
      <ul className="mt-2 divide-y divide-line">
        {leeches.map((leech) => (
          <li key={cardKey(leech)} className="flex items-center gap-3 py-2">
            <span lang={wordInScript(leech.item, script).lang} className="brush shrink-0 review-written">
              {wordInScript(leech.item, script).text}
            </span>
            <span className="min-w-0 flex-1 leading-snug">
              {leech.item.pinyin && <ToneColoredPinyin text={markNumberedTones(leech.item.pinyin)} />}
              <span className="block">{shortMeaning(leech.item.englishTranslation)}</span>
              <span className="block text-sm text-ink-soft">{t(`learning.types.${leech.type}`)}</span>
            </span>
            <Button
              disabled={resume.isPending}
              aria-label={t('reviews.setAside.resumeWord', {
                word: wordInScript(leech.item, script).text,
                question: t(`learning.types.${leech.type}`),
              })}
              onClick={() => takeBack(leech)}
            >
              {t('reviews.setAside.resume')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Mutation: resumes a card that was set aside because the user had forgotten it often. */
function useResumeCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (path: { itemId: string; type: CardType }) =>
      unwrapResponse(api.POST('/api/reviews/cards/{itemId}/{type}/resume', { params: { path } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reviewQueryKeys.all }),
  });
}
