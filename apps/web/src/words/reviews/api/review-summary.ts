import type { ReviewSummary } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { browserTimeZone } from '../../../lib/calendar-days.ts';
import { reviewQueryKeys } from '../../query-keys.ts';
import { readCopy, writeCopy } from '../offline/review-copies.ts';

async function fetchSummary(): Promise<ReviewSummary> {
  try {
    const query = { timeZone: browserTimeZone() };
    const summary = await unwrapResponse(api.GET('/api/reviews/summary', { params: { query } }));
    void writeCopy('summary', summary);
    return summary;
  } catch (error) {
    const copy = error instanceof TypeError ? await readCopy('summary') : undefined;
    if (!copy) throw error;
    return copy;
  }
}

/** Query: the days on which the user came back, what was learned, and the cards that are set aside. */
export const useReviewSummary = () =>
  useQuery({ queryKey: reviewQueryKeys.summary, queryFn: fetchSummary, refetchOnMount: 'always' });

/** Whether the user has no word to review, today or later: an empty vocabulary, or one in which all words are known. */
export const hasNoWords = ({ due, new: newCards, days, forecast, leeches }: ReviewSummary): boolean =>
  due + newCards + days.length + leeches.length === 0 && forecast.every((day) => day.due === 0);

/** The number of cards of the learner's next day. */
export const wordsOfTomorrow = ({ day, forecast }: ReviewSummary): number =>
  forecast.find((later) => later.day > day)?.due ?? 0;
