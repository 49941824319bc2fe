import type { ReadingAids, ReadingAidsChanges } from '@memory/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../lib/api.ts';
import { toast } from '../../lib/toasts.ts';
import { useCurrentUser } from '../../session/index.ts';
import { loadReadingAids, storeReadingAids } from './stored-reading-aids.ts';

const readingAidsKey = (userId: string | null) => ['reading-aids', userId];

async function fetchReadingAids(): Promise<ReadingAids> {
  const aids = await unwrapResponse(api.GET('/api/reading-aids'));
  storeReadingAids(aids, true);
  return aids;
}

/**
 * React hook with the reader's reading aids. They are a setting of the account, and of the device for signed-out readers. Until the server has
 * responded, and after a failed request, the hook returns the copy on this device. A failed request is sent again when the connection is back.
 */
export function useReadingAids(): ReadingAids {
  const { user } = useCurrentUser();
  const isSignedIn = user !== null;
  const { data } = useQuery({
    queryKey: readingAidsKey(user?.id ?? null),
    queryFn: () => (isSignedIn ? fetchReadingAids() : loadReadingAids(false)),
    placeholderData: () => loadReadingAids(isSignedIn),
    // Every card uses this query: a new card does not repeat a failed request.
    retryOnMount: false,
    refetchOnReconnect: 'always',
  });
  return data ?? loadReadingAids(isSignedIn);
}

/**
 * Mutation: changes reading aids. They apply at once; if the server rejects the change, the earlier reading aids apply again and a toast is shown.
 */
export function useUpdateReadingAids() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { user } = useCurrentUser();
  const queryKey = readingAidsKey(user?.id ?? null);
  const isSignedIn = user !== null;

  function apply(aids: ReadingAids): void {
    queryClient.setQueryData(queryKey, aids);
    storeReadingAids(aids, isSignedIn);
  }

  return useMutation({
    // Changes are sent one after the other, so that the last one wins.
    scope: { id: 'reading-aids' },
    mutationFn: async (changes: ReadingAidsChanges) => {
      if (isSignedIn) await unwrapResponse(api.PATCH('/api/reading-aids', { body: changes }));
    },
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<ReadingAids>(queryKey) ?? loadReadingAids(isSignedIn);
      apply({ ...before, ...changes });
      return before;
    },
    onError: (error, _, before) => {
      if (before) apply(before);
      toast({
        title: t('toast.error'),
        description: apiErrorMessage(error, t('timeline.failedText')),
        isError: true,
      });
    },
  });
}
