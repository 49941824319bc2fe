import { setTimeout as delay } from 'node:timers/promises';
import { fileIdFromMediaUrl, type UploadedMedia } from '@memory/contracts';
import { type PersonRequest, patch, post, uploadRequest } from '../people/exchange.ts';
import type { Person } from '../people/person.ts';
import type { Databases } from '../product/databases.ts';
import { readUnavailableParts } from './readiness-observer.ts';

/** How soon after the end of a fault everything must work again, in milliseconds. */
export const RECOVERY_LIMIT_MS = 10_000;
/** After this time the product counts as broken for good. */
export const GIVE_UP_MS = 90_000;
const JOB_TIMEOUT_MS = 5_000;
const PAUSE_MS = 100;

/** Resolves when a part of the product works, and rejects while it does not. */
type Probe = () => Promise<void>;

/**
 * Waits until `/api/health` reports that everything works, a write to each service succeeds, and a new job has been done.
 * @returns the milliseconds until each part worked; `Infinity` for a part that does not work after a minute and a half
 */
export async function measureRecovery(person: Person, databases: Databases): Promise<ReadonlyMap<string, number>> {
  const startedAt = performance.now();
  const uploadedIds: string[] = [];
  const write = (request: PersonRequest) => async (): Promise<void> => {
    const { status } = await person.request(request);
    if (status === 401) await person.signIn();
    if (!request.expected.includes(status)) throw new Error(`status ${status}`);
  };
  const probes: Record<string, Probe> = {
    health: async () => {
      const parts = await readUnavailableParts(person.client.url);
      if (parts.length > 0) throw new Error(parts.join());
    },
    'an entry': write(post('probe', '/api/journal-entries', { title: 'probe', content: '' })),
    'a setting': write(patch('probe', '/api/learning-settings', { minutesPerDay: 10 })),
    'a profile': write(patch('probe', '/api/profile', { bio: 'probe' })),
    'a job': () => uploadAndWaitForJob(person, databases, uploadedIds),
  };
  const durations = Object.entries(probes).map(
    async ([name, probe]) => [name, await timeUntilSuccess(probe, startedAt)] as const,
  );
  return new Map(await Promise.all(durations));
}

async function timeUntilSuccess(probe: Probe, startedAt: number): Promise<number> {
  while (performance.now() - startedAt < GIVE_UP_MS) {
    try {
      await probe();
      return performance.now() - startedAt;
    } catch {
      await delay(PAUSE_MS);
    }
  }
  return Infinity;
}

/**
 * Uploads an image and waits until a thumbnail exists, which shows that the worker works.
 * @param uploadedIds the images of earlier attempts, to which the new image is added; a thumbnail of any of these images is enough
 */
async function uploadAndWaitForJob(person: Person, databases: Databases, uploadedIds: string[]): Promise<void> {
  const upload = uploadRequest('probe', 'upload', 'media', person.files.media[0]!);
  const uploaded = (await person.expect(upload)).json<UploadedMedia[]>();
  uploadedIds.push(...uploaded.map(({ url }) => fileIdFromMediaUrl(url)));
  for (const deadline = performance.now() + JOB_TIMEOUT_MS; performance.now() < deadline;) {
    const done = await databases.query(
      'media',
      `SELECT FROM file WHERE id = ANY($1) AND thumbnail_status = 'done' LIMIT 1`,
      [uploadedIds],
    );
    if (done.length > 0) return;
    await delay(PAUSE_MS);
  }
  throw new Error('the job was not done in time');
}
