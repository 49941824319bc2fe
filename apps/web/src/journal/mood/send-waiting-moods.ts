import type { Entry, Mood } from '@memory/contracts';
import i18next from 'i18next';
import { isNotFoundError, isRetryableError } from '../../lib/api-errors.ts';
import { api, ApiRequestError, unwrapResponse } from '../../lib/api.ts';
import { putEntryInCache } from '../../lib/entry-cache.ts';
import { queryClient } from '../../lib/query-client.ts';
import { runInOneTab } from '../../lib/tab-leader.ts';
import { toast } from '../../lib/toasts.ts';
import { deleteWaitingMood, loadWaitingMoods, putWaitingMood, type WaitingMood } from './waiting-moods.ts';

/** How often a mood is sent while the entry is changed elsewhere at the same moment. */
const ATTEMPTS_MAX = 3;

/** Keeps a choice on this device and sends it. Without a connection it waits there. */
export function chooseMood(entry: Entry, mood: Mood | null): Promise<void> {
  putWaitingMood(entry, mood);
  return sendWaitingMoods();
}

/**
 * Sends the moods that wait on this device. One tab sends at a time. They stay for the next time when sending fails with a retryable error (no
 * connection, an ended session, a busy server).
 */
export function sendWaitingMoods(): Promise<void> {
  return runInOneTab('memory.moods', async () => {
    for (const [id, waiting] of Object.entries(loadWaitingMoods())) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- without a connection, the first request shows it
        await sendMood(id, waiting);
      } catch (error) {
        if (isRetryableError(error)) return;
        reportRejection(error);
      }
      deleteWaitingMood(id, waiting.mood);
    }
  });
}

/**
 * The mood that is sent last is the mood of the entry. `If-Match` fails when the entry has another version, for example because the author has chosen
 * another mood on a second device. A toast then names both moods, so that the author can choose the other one again.
 */
async function sendMood(id: string, { mood, seenMood, seenVersion }: WaitingMood): Promise<void> {
  let version = seenVersion;
  let replaced = seenMood;
  for (let attempt = 1; ; attempt += 1) {
    // The last attempt succeeds whatever version the entry has.
    const headers = attempt < ATTEMPTS_MAX ? { 'If-Match': `"${version}"` } : {};
    try {
      // oxlint-disable-next-line no-await-in-loop -- each attempt follows from the response to the one before
      const entry = await unwrapResponse(
        api.PATCH('/api/journal-entries/{id}', { params: { path: { id } }, body: { chosenMood: mood }, headers }),
      );
      // oxlint-disable-next-line no-await-in-loop -- the loop ends here
      await putEntryInCache(queryClient, entry);
      if (replaced !== seenMood && replaced !== mood) reportOtherChoice(mood, replaced);
      return;
    } catch (error) {
      if (!(error instanceof ApiRequestError && error.code === 'entry_changed')) throw error;
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    const current = await unwrapResponse(api.GET('/api/journal-entries/{id}', { params: { path: { id } } }));
    version = current.version;
    replaced = current.chosenMood ?? null;
  }
}

const moodName = (mood: Mood | null): string =>
  mood === null ? i18next.t('chosenMood.asRead') : i18next.t(`mood.${mood}`);

function reportOtherChoice(mine: Mood | null, theirs: Mood | null): void {
  const names = { mine: moodName(mine), theirs: moodName(theirs) };
  const description =
    theirs === null ? i18next.t('chosenMood.toasts.otherNone', names) : i18next.t('chosenMood.toasts.otherText', names);
  toast({ title: i18next.t('chosenMood.toasts.other'), description });
}

function reportRejection(error: unknown): void {
  const description = isNotFoundError(error)
    ? i18next.t('chosenMood.toasts.deleted')
    : i18next.t('chosenMood.toasts.failedText');
  toast({ title: i18next.t('chosenMood.toasts.failed'), description, isError: true });
}
