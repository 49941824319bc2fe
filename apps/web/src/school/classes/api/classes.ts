import type { ClassDetails } from '@memory/contracts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { refetchQueries } from '../../../lib/refetch-queries.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAttemptKey } from '../../attempt-key.ts';
import { classQueryKeys } from '../../query-keys.ts';

/** Query: a class with its teachers and, for its teachers and admins, its students. */
export function useClass(classId: string) {
  return useQuery({
    queryKey: classQueryKeys.details(classId),
    queryFn: () => unwrapResponse(api.GET('/api/classes/{id}', { params: { path: { id: classId } } })),
  });
}

/** The name and the school year of a class. An empty school year means that the class has none. */
export interface ClassFields {
  name: string;
  schoolYear: string;
}

/** Mutation: creates a class; with `copiedFrom`, a class with the present students of that one. */
export function useCreateClass(copiedFrom?: string) {
  const queryClient = useQueryClient();
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: (body: ClassFields) => {
      const headers = { 'Idempotency-Key': attempt.keyOf(body) };
      return unwrapResponse(
        copiedFrom === undefined
          ? api.POST('/api/classes', { body, headers })
          : api.POST('/api/classes/{id}/copy', { params: { path: { id: copiedFrom } }, body, headers }),
      );
    },
    onSuccess: (created) => storeClass(queryClient, created),
  });
}

/** Mutation: renames a class, archives it, or restores it. */
export function useUpdateClass(classId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<ClassFields> & { isArchived?: boolean }) =>
      unwrapResponse(api.PATCH('/api/classes/{id}', { params: { path: { id: classId } }, body })),
    onSuccess: (changed) => storeClass(queryClient, changed),
  });
}

/** Mutation: deletes a class. `onDeleted` leaves its page, which could not load it again. */
export function useDeleteClass(classId: string, onDeleted: () => void) {
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: () => unwrapResponse(api.DELETE('/api/classes/{id}', { params: { path: { id: classId } } })),
    onSuccess: () => leaveClassPage(queryClient, classId, onDeleted),
    onError: showError,
  });
}

/** Stores a class that the server has returned. The lists of classes load again. */
export async function storeClass(queryClient: QueryClient, changed: ClassDetails): Promise<void> {
  await queryClient.cancelQueries({ queryKey: classQueryKeys.details(changed.id) });
  queryClient.setQueryData(classQueryKeys.details(changed.id), changed);
  await refetchQueries(queryClient, { queryKey: classQueryKeys.lists });
}

/** Leaves the page of a class that the viewer can no longer open, and removes the class from the cache. */
export function leaveClassPage(queryClient: QueryClient, classId: string, leavePage: () => void): Promise<void> {
  leavePage();
  queryClient.removeQueries({ queryKey: classQueryKeys.details(classId) });
  return refetchQueries(queryClient, { queryKey: classQueryKeys.lists });
}

/** Returns a function that shows the server's message in a toast. */
export function useErrorToast(): (error: unknown) => void {
  const { t } = useTranslation();
  return (error) =>
    toast({ title: t('toast.error'), description: apiErrorMessage(error, t('classes.unreachable')), isError: true });
}
