import type { ClassStudent } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { refetchQueries } from '../../../lib/refetch-queries.ts';
import { useAttemptKey } from '../../attempt-key.ts';
import { classQueryKeys } from '../../query-keys.ts';
import { leaveClassPage, storeClass, useErrorToast } from './classes.ts';

/** The record of a student as the form has it. An empty text means that the field is not set. */
export interface StudentFields {
  givenName: string;
  familyName: string;
  chineseName: string;
  studentNumber: string;
  familyEmails: string[];
}

/** Mutation: creates the account of a student in a class, or corrects the record of `student`. */
export function useSaveStudent(classId: string, student: ClassStudent | undefined) {
  const queryClient = useQueryClient();
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: (body: StudentFields) =>
      unwrapResponse(
        student
          ? api.PATCH('/api/classes/{id}/students/{userId}', {
              params: { path: { id: classId, userId: student.id } },
              body,
            })
          : api.POST('/api/classes/{id}/students', {
              params: { path: { id: classId } },
              body,
              headers: { 'Idempotency-Key': attempt.keyOf(body) },
            }),
      ),
    onSuccess: () => {
      attempt.finish();
      return refetchQueries(queryClient, { queryKey: classQueryKeys.all });
    },
  });
}

/** Mutation: removes a student from a class. The account, and what the student wrote, stay. */
export function useRemoveStudent(classId: string, userId: string) {
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: () =>
      unwrapResponse(api.DELETE('/api/classes/{id}/students/{userId}', { params: { path: { id: classId, userId } } })),
    onSuccess: () => refetchQueries(queryClient, { queryKey: classQueryKeys.all }),
    onError: showError,
  });
}

/** Mutation: adds the teacher with a username to a class. */
export function useAddTeacher(classId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (username: string) =>
      unwrapResponse(api.POST('/api/classes/{id}/teachers', { params: { path: { id: classId } }, body: { username } })),
    onSuccess: (changed) => storeClass(queryClient, changed),
  });
}

/** Mutation: removes a teacher from a class. `leavePage` is called when the viewer can no longer open the class. */
export function useRemoveTeacher(classId: string, userId: string, leavePage: (() => void) | undefined) {
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: () =>
      unwrapResponse(api.DELETE('/api/classes/{id}/teachers/{userId}', { params: { path: { id: classId, userId } } })),
    onSuccess: () =>
      leavePage
        ? leaveClassPage(queryClient, classId, leavePage)
        : refetchQueries(queryClient, { queryKey: classQueryKeys.all }),
    onError: showError,
  });
}
