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
