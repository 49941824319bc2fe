/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import type { VocabularyContext } from '@memory/contracts';
import { createStore, keys } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { server } from '../../../../test/server.ts';
import { beginPageOf, deleteSessionCookies } from '../../../../test/session-cookies.ts';
import { clearOfflineData } from '../../../session/offline/offline-fallback.ts';
import { readCardFile, storeCardFiles } from './card-files.ts';
import { readCopy, writeCopy } from './review-copies.ts';

const context = (file: string, imageUrl: string | null = null): VocabularyContext => ({
  itemId: `item of ${file}`,
  entryId: `entry of ${file}`,
  createdAt: '2026-11-23T08:00:00.000Z',
  sentence: '今天',
  start: 0,
  end: 2,
  imageUrl,
  clip: { url: `/media/${file}`, start: 0, end: 1 },
});
let requested: string[] = [];

/** The media files of the server, by name, with their sizes in bytes. */
function serveFiles(sizes: Record<string, number>): void {
  server.use(
    http.get('/media/:file', ({ params, request }) => {
      const file = String(params['file']);
      requested.push(file + new URL(request.url).search);
      const size = sizes[file];
      return size === undefined ? new HttpResponse(null, { status: 404 }) : new HttpResponse(new Uint8Array(size));
    }),
  );
}
const store = (...contexts: VocabularyContext[]) => storeCardFiles(contexts, new AbortController().signal);
const storedBytes = async (file: string): Promise<number | undefined> => (await readCardFile(`/media/${file}`))?.size;
const filesInBrowser = () => keys(createStore('memory-review-files', 'files'));

beforeEach(() => {
  requested = [];
  beginPageOf('mei');
});
afterEach(async () => {
  await clearOfflineData();
  deleteSessionCookies();
});

it('stores the recording and the photo of each card once, and loads nothing again', async () => {
  serveFiles({ voice: 10, photo: 20 });
  const card = context('voice', '/media/photo');
  await store(card, { ...card, itemId: 'another word of this entry' });
  await store(card);
  expect(requested).toEqual(['voice', 'photo?size=medium']);
  expect([await storedBytes('voice'), await storedBytes('photo?size=medium')]).toEqual([10, 20]);
});

it('leaves out a file with which all would be too large, and one that is missing', async () => {
  serveFiles({ first: 12, large: 9, small: 5 });
  const contexts = ['first', 'large', 'missing', 'small'].map((file) => context(file));
  await storeCardFiles(contexts, new AbortController().signal, 20);
  const sizes = await Promise.all(['first', 'large', 'missing', 'small'].map(storedBytes));
  expect(sizes).toEqual([12, undefined, undefined, 5]);
});

it('deletes the files that no card has any more', async () => {
  serveFiles({ old: 10, now: 20 });
  await store(context('old'));
  await store(context('now'));
  expect([await storedBytes('old'), await storedBytes('now'), (await filesInBrowser()).length]).toEqual([
    undefined,
    20,
    1,
  ]);
});

it('another user of this browser finds nothing, and signing out deletes all', async () => {
  serveFiles({ voice: 10 });
  await store(context('voice'));
  await writeCopy('reviewed', ['card']);
  beginPageOf('bo');
  expect([await storedBytes('voice'), await readCopy('reviewed')]).toEqual([undefined, undefined]);
  beginPageOf('mei');
  expect([await storedBytes('voice'), await readCopy('reviewed')]).toEqual([10, ['card']]);
  await clearOfflineData();
  expect([await storedBytes('voice'), await readCopy('reviewed'), await filesInBrowser()]).toEqual([
    undefined,
    undefined,
    [],
  ]);
});
