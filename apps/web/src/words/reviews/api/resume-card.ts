import type { CardType } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { reviewQueryKeys } from '../../query-keys.ts';

/** Mutation: resumes a card that was set aside because the user had forgotten it often. */
export function useResumeCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (path: { itemId: string; type: CardType }) =>
      unwrapResponse(api.POST('/api/reviews/cards/{itemId}/{type}/resume', { params: { path } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reviewQueryKeys.all }),
  });
}
