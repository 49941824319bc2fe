import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage, isNotFoundError } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => unwrapResponse(api.GET('/api/sessions')),
});

/** Mutation: signs the user out in another browser. A session that has ended in the meantime counts as a success. */
export function useEndSession(id: string) {
  const { t } = useTranslation();
  const request = () => unwrapResponse(api.DELETE('/api/sessions/{id}', { params: { path: { id } } }));
  return useEndingMutation(
    () =>
      request().catch((error: unknown) => {
        if (!isNotFoundError(error)) throw error;
      }),
    t('profile.sessions.toasts.ended'),
  );
}

/** Mutation: signs the user out in all browsers except this one. */
export function useEndOtherSessions() {
  const { t } = useTranslation();
  return useEndingMutation(() => unwrapResponse(api.DELETE('/api/sessions')), t('profile.sessions.toasts.othersEnded'));
}

function useEndingMutation(end: () => Promise<unknown>, title: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () => {
      toast({ title });
      return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => {
      const description = apiErrorMessage(error, t('profile.sessions.failedText'));
      toast({ title: t('profile.sessions.toasts.failed'), description, isError: true });
    },
  });
}

/** Query: the browsers in which the user is signed in. Refetched each time the list is opened, because other browsers change it. */
export function useSessions() {
  return useQuery({ ...sessionsQuery, refetchOnMount: 'always' });
}
