import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { browserTimeZone } from '../../own-past/calendar-days.ts';
import { reviewQueryKeys } from './review-query-keys.ts';

/** Query: how many words there are today. Asked again whenever a page shows it, because each review changes it. */
export const useTodaysWordCount = () =>
  useQuery({
    queryKey: reviewQueryKeys.today,
    queryFn: () =>
      unwrapResponse(api.GET('/api/reviews/due', { params: { query: { timeZone: browserTimeZone(), limit: 1 } } })),
    refetchOnMount: 'always',
  });
