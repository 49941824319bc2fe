import type { OwnUser, SignInPicture } from '@memory/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isNotFoundError } from '../../../lib/api-errors.ts';
import { ApiRequestError, api, unwrapResponse } from '../../../lib/api.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { beginClassSession, cancelSignOutRequest, setEnrolledDevice } from '../../../session/index.ts';
import { documentLoader } from '../../class-session/end-class-session.ts';

/** Query: the class for which this device is enrolled; null without one. */
const enrolledClassQuery = queryOptions({
  queryKey: ['class-device'],
  queryFn: async () => {
    try {
      const enrolled = await unwrapResponse(api.GET('/api/class-device'));
      setEnrolledDevice(true);
      return enrolled;
    } catch (error) {
      if (!isNotFoundError(error)) throw error;
      setEnrolledDevice(false);
      return null;
    }
  },
});

/** The list is requested each time the page opens, because the teacher may have changed the class. */
export const useEnrolledClass = () => useQuery({ ...enrolledClassQuery, refetchOnMount: 'always' });

/** Mutation: enrolls this device with the code of a teacher. */
export function useEnrollDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => unwrapResponse(api.POST('/api/class-device', { body: { code } })),
    onSuccess: (enrolled) => {
      setEnrolledDevice(true);
      queryClient.setQueryData(enrolledClassQuery.queryKey, enrolled);
    },
  });
}

/** The sign-in of the student is locked for some minutes after too many wrong attempts. */
export class SignInLockedError extends Error {
  override readonly name = 'SignInLockedError';
  readonly minutes: number;

  constructor(retryAfterSeconds: number) {
    super('Too many attempts');
    this.minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  }
}

type SignInResult = Promise<{ data?: OwnUser; error?: unknown; response: Response }>;

/** Opens the app as the student. */
async function signIn(request: SignInResult): Promise<void> {
  const { response } = await request;
  const retryAfter = Number(response.headers.get('Retry-After'));
  if (response.status === 429 && retryAfter > 0) throw new SignInLockedError(retryAfter);
  const { id } = await unwrapResponse(request);
  cancelSignOutRequest();
  beginClassSession(id);
  documentLoader.open(pagePaths.home);
}

/** Mutation: signs a student in with three pictures. */
export function useSignInWithPictures(studentId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (pictures: SignInPicture[]) =>
      signIn(api.POST('/api/class-device/pictures-sign-in', { body: { studentId, pictures } })),
    // The device may have been removed while its page was open.
    onError: (error) => {
      if (error instanceof ApiRequestError && error.code === 'device_not_enrolled')
        void queryClient.invalidateQueries({ queryKey: enrolledClassQuery.queryKey });
    },
  });
}

/** Mutation: signs a student in with the secret of the badge. */
export const useSignInWithBadge = () =>
  useMutation({
    mutationFn: (secret: string) => signIn(api.POST('/api/badge-sign-in', { body: { secret } })),
  });
