import { setTimeout as delay } from 'node:timers/promises';
import { fileIdFromMediaUrl, type UploadedMedia } from '@memory/contracts';
import type { Databases } from './stack/databases.ts';
import type { SampleFiles } from './traffic/action.ts';
import type { Person } from './traffic/person.ts';
import { readUnavailableParts } from './traffic/readiness-observer.ts';

/** How soon after the end of a fault everything must work again, in milliseconds. */
export const RECOVERY_LIMIT_MS = 10_000;
/** After this time the product counts as broken for good. */
const GIVE_UP_MS = 90_000;
const ATTEMPT_TIMEOUT_MS = 5_000;
const PAUSE_MS = 100;

/** Something that works again, or throws. */
type Probe = (signal: AbortSignal) => Promise<void>;

/**
 * Waits until `/api/health` reports that all is well, a write to each service succeeds and a new job has been done.
 * @returns the milliseconds for each of them; `Infinity` for what does not work after a minute and a half
 */
export async function measureRecovery(
  productUrl: string,
  person: Person,
  databases: Databases,
  samples: SampleFiles,
): Promise<ReadonlyMap<string, number>> {
  const startedAt = performance.now();
  const uploadedIds: string[] = [];
  const probes: Record<string, Probe> = {
    health: async () => {
      const parts = await readUnavailableParts(productUrl);
      if (parts.length > 0) throw new Error(parts.join());
    },
    'an entry': (signal) =>
      expectOk(person.client.POST('/api/journal-entries', { body: { title: 'probe', content: '' }, signal })),
    'a setting': (signal) =>
      expectOk(person.client.PATCH('/api/learning-settings', { body: { minutesPerDay: 10 }, signal })),
    'a profile': (signal) => expectOk(person.client.PATCH('/api/profile', { body: { bio: 'probe' }, signal })),
    'a job': (signal) => uploadAndWaitForJob(productUrl, person, databases, { samples, uploadedIds, signal }),
  };
  const durations = await Promise.all(
    Object.entries(probes).map(
      async ([name, probe]) => [name, await timeUntilSuccess(probe, person, startedAt)] as const,
    ),
  );
  return new Map(durations);
}

async function timeUntilSuccess(probe: Probe, person: Person, startedAt: number): Promise<number> {
  while (performance.now() - startedAt < GIVE_UP_MS) {
    try {
      await probe(AbortSignal.timeout(ATTEMPT_TIMEOUT_MS));
      return performance.now() - startedAt;
    } catch (error) {
      if (error instanceof SignedOut) await person.signIn().catch(() => undefined);
      await delay(PAUSE_MS);
    }
  }
  return Infinity;
}

class SignedOut extends Error {}

async function expectOk(sent: Promise<{ response: Response }>): Promise<void> {
  const { response } = await sent;
  if (response.status === 401) throw new SignedOut();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

/**
 * A thumbnail is created by the worker.
 * @param options.uploadedIds the images of earlier attempts, to which this one adds; the thumbnails of any of them are enough
 */
async function uploadAndWaitForJob(
  productUrl: string,
  person: Person,
  databases: Databases,
  options: { readonly samples: SampleFiles; readonly uploadedIds: string[]; readonly signal: AbortSignal },
): Promise<void> {
  const { samples, uploadedIds, signal } = options;
  const form = new FormData();
  form.append('media', new Blob(samples.images.slice(0, 1)), 'image.png');
  const response = await person.send(
    new Request(`${productUrl}/api/upload/media`, { method: 'POST', body: form, signal }),
  );
  await expectOk(Promise.resolve({ response }));
  uploadedIds.push(...((await response.json()) as UploadedMedia[]).map(({ url }) => fileIdFromMediaUrl(url)));
  for (;;) {
    signal.throwIfAborted();
    const done = await databases.query(
      'media',
      `SELECT FROM file WHERE id = ANY($1) AND thumbnail_status = 'done' LIMIT 1`,
      [uploadedIds],
    );
    if (done.length > 0) return;
    await delay(PAUSE_MS);
  }
}
