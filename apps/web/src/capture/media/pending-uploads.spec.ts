/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import { createStore, keys, set, values } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginPage, beginPageOf, deleteSessionCookies } from '../../../test/session-cookies.ts';
import { deleteAllPendingUploads, loadPendingUploads, sealPlaintextUploads } from './pending-uploads.ts';
import { recordingChunkStore, storeRecordingChunk } from './recording-chunks.ts';

// The stores in which earlier versions of the app kept the same files unsealed.
const files = createStore('memory-held-files', 'files');
const parts = () => recordingChunkStore.open();

const upload = (userId: string) => ({
  id: `of-${userId}`,
  userId,
  place: 'new',
  role: 'image' as const,
  name: `${userId}.png`,
  blob: new Blob(['drawing']),
  heldAt: 1,
});
const part = (userId: string, n: number) => ({
  id: `said-by-${userId}`,
  userId,
  place: 'new',
  n,
  name: 'a.webm',
  blob: new Blob([String(n)]),
});

beforeEach(() => beginPageOf('mei'));
afterEach(async () => {
  await deleteAllPendingUploads();
  deleteSessionCookies();
});

describe('unsealed uploads of earlier versions', () => {
  beforeEach(async () => {
    for (const userId of ['mei', 'ming']) {
      // oxlint-disable-next-line no-await-in-loop
      await set(`of-${userId}`, upload(userId), files);
      // oxlint-disable-next-line no-await-in-loop
      for (const n of [0, 1]) await set(`said-by-${userId}/${n}`, part(userId, n), parts());
    }
  });
  const hasPlaintext = async () =>
    [...(await values<object>(files)), ...(await values<object>(parts()))].some((stored) => 'blob' in stored);

  it('are restored for their user, sealed from then on', async () => {
    const restored = await loadPendingUploads('mei', 'new');
    expect(restored.map(({ kind, name }) => [kind, name])).toEqual([
      ['image', 'mei.png'],
      ['audio', 'a.webm'],
    ]);
    expect(await Promise.all(restored.map(({ blob }) => blob.text()))).toEqual(['drawing', '01']);
    expect(await hasPlaintext()).toBe(false);
  });

  it.each([null, 'bo'])('are deleted when their users are not signed in (%s is)', async (userId) => {
    beginPage(null);
    if (userId) beginPageOf(userId);
    await sealPlaintextUploads(userId);
    expect([await keys(files), await keys(parts())]).toEqual([[], []]);
  });
});

it('an interrupted recording is restored for its user only, and its chunks tell nothing', async () => {
  const chunk = { id: 'r', userId: 'mei', draftId: 'new', name: 'secret.webm', blob: new Blob(['secret']) };
  for (const index of [0, 1]) await storeRecordingChunk({ ...chunk, index });
  const stored = await values<{ properties: Uint8Array; pieces: Uint8Array[] }>(parts());
  const text = stored.flatMap(({ properties, pieces }) =>
    [properties, ...pieces].map((bytes) => String.fromCodePoint(...bytes)),
  );
  expect(text.join('')).not.toMatch(/secret|mei/);
  beginPageOf('ming');
  expect(await loadPendingUploads('ming', 'new')).toEqual([]);
  beginPageOf('mei');
  const [restored] = await loadPendingUploads('mei', 'new');
  expect(await restored?.blob.text()).toBe('secretsecret');
});
