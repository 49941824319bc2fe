import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { refetchQueries } from '../../../lib/refetch-queries.ts';
import { useErrorToast } from '../../classes/api/classes.ts';
import { classQueryKeys } from '../../query-keys.ts';

/** Query: the devices that are enrolled for a class. Requested each time the tab is opened, because devices enroll themselves elsewhere. */
export const useClassDevices = (classId: string) =>
  useQuery({
    queryKey: classQueryKeys.devices(classId),
    queryFn: () => unwrapResponse(api.GET('/api/classes/{id}/devices', { params: { path: { id: classId } } })),
    refetchOnMount: 'always',
  });

/** Mutation: creates the code that enrolls one device. */
export function useCreateDeviceCode(classId: string) {
  const showError = useErrorToast();
  return useMutation({
    mutationFn: () => unwrapResponse(api.POST('/api/classes/{id}/device-codes', { params: { path: { id: classId } } })),
    onError: showError,
  });
}

/** Mutation: removes a device from a class, which ends the sessions of students on it. */
export function useRemoveDevice(classId: string, deviceId: string) {
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: () =>
      unwrapResponse(
        api.DELETE('/api/classes/{id}/devices/{deviceId}', { params: { path: { id: classId, deviceId } } }),
      ),
    onSettled: () => refetchQueries(queryClient, { queryKey: classQueryKeys.devices(classId) }),
    onError: showError,
  });
}

/** Query: the pictures of the students, and until when their badges are valid. */
export const useStudentSignIns = (classId: string) =>
  useQuery({
    queryKey: classQueryKeys.signIns(classId),
    queryFn: () => unwrapResponse(api.GET('/api/classes/{id}/sign-ins', { params: { path: { id: classId } } })),
    refetchOnMount: 'always',
  });

/** Mutation: gives a student other pictures. */
export function useRenewPictures(classId: string, userId: string) {
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: () =>
      unwrapResponse(
        api.POST('/api/classes/{id}/students/{userId}/pictures', { params: { path: { id: classId, userId } } }),
      ),
    onSuccess: () => refetchQueries(queryClient, { queryKey: classQueryKeys.signIns(classId) }),
    onError: showError,
  });
}

/** Mutation: creates badges for these students, or for all. Only this response has their secrets; no cache keeps them. */
export function useRenewBadges(classId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (studentIds: string[] | undefined) =>
      unwrapResponse(
        api.POST('/api/classes/{id}/badges', {
          params: { path: { id: classId } },
          body: studentIds ? { studentIds } : {},
        }),
      ),
    gcTime: 0,
    onSuccess: () => refetchQueries(queryClient, { queryKey: classQueryKeys.signIns(classId) }),
  });
}
