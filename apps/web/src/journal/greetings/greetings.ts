import type { EntryGreetings, PublicProfile, Stamp, UploadedFile } from '@memory/contracts';
import { type NetworkMode, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deletePendingUpload } from '../../capture/index.ts';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../lib/api.ts';
import { displayName } from '../../lib/display-name.ts';
import { refetchQueries } from '../../lib/refetch-queries.ts';
import { runWhenIdle } from '../../lib/run-when-idle.ts';
import { toast } from '../../lib/toasts.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { greetingQueryKeys } from '../query-keys.ts';

/** The maximum number of entries in a request: the contract's limit. */
const ENTRIES_PER_REQUEST = 50;

interface Batch {
  readonly entryIds: string[];
  readonly response: Promise<EntryGreetings[]>;
}
let waitingBatch: Batch | null = null;

/**
 * Fetches the greetings on an entry; null for an entry in whose greetings the user has no part. The cards of a list ask at about the same time, so one
 * request, sent when the page is idle, asks for all of them.
 */
async function fetchGreetings(entryId: string): Promise<EntryGreetings | null> {
  if (!waitingBatch || waitingBatch.entryIds.length >= ENTRIES_PER_REQUEST) waitingBatch = createBatch();
  waitingBatch.entryIds.push(entryId);
  const entries = await waitingBatch.response;
  return entries.find((entry) => entry.entryId === entryId) ?? null;
}

function createBatch(): Batch {
  const entryIds: string[] = [];
  const response = new Promise<void>((resolve) => void runWhenIdle(resolve)).then(() => {
    if (waitingBatch?.entryIds === entryIds) waitingBatch = null;
    return unwrapResponse(api.GET('/api/greetings', { params: { query: { entryIds: entryIds.join() } } }));
  });
  return { entryIds, response };
}

/** Query: the greetings on an entry, as far as the user may see them. */
export const useGreetings = (entryId: string) =>
  useQuery({ queryKey: greetingQueryKeys.ofEntry(entryId), queryFn: () => fetchGreetings(entryId) });

/** Mutation: gives a stamp on an entry in place of the user's earlier one; null takes it back. */
export function useGiveStamp(entryId: string, giverId: string, author: Parameters<typeof displayName>[0]) {
  const { t } = useTranslation();
  return useGreetingMutation(
    entryId,
    async (stamp: Stamp | null): Promise<void> => {
      const path = { id: entryId };
      if (stamp) {
        await unwrapResponse(api.POST('/api/journal-entries/{id}/greetings', { params: { path }, body: { stamp } }));
      } else await deleteGreeting(entryId, giverId);
    },
    (stamp) =>
      stamp
        ? {
            title: t('greetings.toasts.given'),
            description: t('greetings.toasts.givenText', { name: displayName(author) }),
          }
        : { title: t('greetings.toasts.takenBack') },
  );
}

/** A recording that was not sent yet. `id` is the idempotency key of its upload. */
export interface UnsentVoice {
  readonly id: string;
  readonly name: string;
  readonly blob: Blob;
}

/** Mutation: gives a voice on an entry in place of the user's earlier one. Sending the same recording again stores it once. */
export function useGiveVoice(entryId: string, author: Parameters<typeof displayName>[0]) {
  const { t } = useTranslation();
  return useGreetingMutation(
    entryId,
    async ({ id, name, blob }: UnsentVoice): Promise<void> => {
      const file = { key: id, name, blob };
      const upload = uploadFile<UploadedFile>('/api/upload/audio?for=greeting', 'audio', file, () => undefined);
      const body = { recordingUrl: (await upload.result).url };
      await unwrapResponse(
        api.POST('/api/journal-entries/{id}/greetings', { params: { path: { id: entryId } }, body }),
      );
      await deletePendingUpload(id);
    },
    () => ({
      title: t('greetings.toasts.voiceGiven', { name: displayName(author) }),
      description: t('greetings.toasts.voiceGivenText', { name: displayName(author) }),
    }),
    // The dialog shows beside the recording that it was not sent, also at once without a connection.
    { showsErrorToast: false, networkMode: 'always' },
  );
}

/** Mutation: removes a greeting from the user's own entry. */
export function useRemoveGreeting(entryId: string) {
  const { t } = useTranslation();
  return useGreetingMutation(
    entryId,
    (giverId: string) => deleteGreeting(entryId, giverId),
    () => ({ title: t('greetings.toasts.removed') }),
  );
}

/** Mutation: accepts no more greetings of a friend. */
export function useCloseGreetingsTo(entryId: string) {
  const { t } = useTranslation();
  return useGreetingMutation(
    entryId,
    async (friend: PublicProfile) => {
      await unwrapResponse(api.POST('/api/greetings/settings/closed-to', { body: { userId: friend.id } }));
    },
    (friend) => ({
      title: t('greetings.toasts.closed', { name: displayName(friend) }),
      description: t('greetings.toasts.closedText'),
    }),
  );
}

const deleteGreeting = async (id: string, giverId: string): Promise<void> => {
  const params = { path: { id, giverId } };
  await unwrapResponse(api.DELETE('/api/journal-entries/{id}/greetings/{giverId}', { params }));
};

/** A mutation that fetches the greetings again, also when it fails: the entry may be private or the friendship over by now. */
function useGreetingMutation<Variables>(
  entryId: string,
  mutationFn: (variables: Variables) => Promise<void>,
  toastFor: (variables: Variables) => { title: string; description?: string },
  { showsErrorToast = true, networkMode = 'online' }: { showsErrorToast?: boolean; networkMode?: NetworkMode } = {},
) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    networkMode,
    onSuccess: (_, variables) => toast(toastFor(variables)),
    onError: (error) =>
      showsErrorToast &&
      toast({
        title: t('greetings.toasts.failed'),
        description: apiErrorMessage(error, t('greetings.toasts.failedText')),
        isError: true,
      }),
    onSettled: () =>
      Promise.all([
        refetchQueries(queryClient, { queryKey: greetingQueryKeys.ofEntry(entryId) }),
        refetchQueries(queryClient, { queryKey: greetingQueryKeys.settings }),
      ]),
  });
}

/** Query: who may give greetings on the user's entries. */
export const useGreetingSettings = () =>
  useQuery({ queryKey: greetingQueryKeys.settings, queryFn: () => unwrapResponse(api.GET('/api/greetings/settings')) });

/** Mutation: switches greetings on or off; with the id of a friend, accepts greetings of this friend again. */
export function useChangeGreetingSettings() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: { isOpen: boolean } | { openTo: string }): Promise<void> => {
      if ('isOpen' in change) await unwrapResponse(api.PATCH('/api/greetings/settings', { body: change }));
      else {
        const params = { path: { userId: change.openTo } };
        await unwrapResponse(api.DELETE('/api/greetings/settings/closed-to/{userId}', { params }));
      }
    },
    onError: (error) =>
      toast({
        title: t('greetings.toasts.failed'),
        description: apiErrorMessage(error, t('greetings.toasts.failedText')),
        isError: true,
      }),
    onSettled: () => refetchQueries(queryClient, { queryKey: greetingQueryKeys.settings }),
  });
}
