/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import type { Entry, OwnUser } from '@memory/contracts';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginPage, deleteSessionCookies, setSessionCookies } from '../../../test/session-cookies.ts';
import { clearOfflineData, currentUserWithOfflineFallback, timelineWithOfflineFallback } from './offline-fallback.ts';

const mei = { id: 'mei', firstName: '梅', role: 'teacher' } as OwnUser;
const ming = { id: 'ming', firstName: '明' } as OwnUser;
const pageOf = (title: string) => ({
  items: [{ id: title, title, createdAt: '2026-03-01T08:00:00.000Z' } as Entry],
  total: 1,
  next: null,
});
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

const currentUser = () => currentUserWithOfflineFallback(offline);
const titles = async () => (await timelineWithOfflineFallback(undefined, offline)).items.map(({ title }) => title);

/** A user signs in and sees the home page. */
async function visit(user: OwnUser, title: string): Promise<void> {
  setSessionCookies(user.id);
  beginPage(null);
  await currentUserWithOfflineFallback(() => Promise.resolve(user));
  // The user is stored in the background, after the copies of others were deleted, while the page of entries arrives.
  await timelineWithOfflineFallback(undefined, () => Promise.resolve(pageOf(title)));
  await waitFor(async () => expect(await readStoredUser(user.id)).toEqual(user));
  await waitFor(async () => expect(await titles()).toEqual([title]));
}
async function readStoredUser(userId: string): Promise<OwnUser | null> {
  beginPage(userId);
  return currentUser();
}

afterEach(async () => {
  await clearOfflineData();
  deleteSessionCookies();
});

describe('without a connection', () => {
  it('a reload shows the user and the entries seen before, while the session is not known to have ended', async () => {
    await visit(mei, '今天');
    beginPage(null);
    expect(await currentUser()).toEqual(mei);
    expect(await titles()).toEqual(['今天']);
  });

  it('nothing is shown after the session ended, even where the copies could not be deleted', async () => {
    await visit(mei, '今天');
    deleteSessionCookies();
    beginPage(null);
    expect(await currentUser()).toBeNull();
    await expect(titles()).rejects.toThrow('Failed to fetch');
  });

  it('another user sees neither the user nor the entries of the first', async () => {
    await visit(mei, '今天');
    setSessionCookies('ming');
    beginPage(null);
    expect(await currentUser()).toBeNull();
    await expect(titles()).rejects.toThrow('Failed to fetch');
  });

  it('the next user’s copies replace those of the first', async () => {
    await visit(mei, '今天');
    await visit(ming, '明天');
    expect(await readStoredUser('ming')).toEqual(ming);
    setSessionCookies('mei');
    expect(await readStoredUser('mei')).toBeNull();
  });
});

it('a timeline that arrives before its user is stored with the user’s key', async () => {
  vi.resetModules();
  const page = await import('./offline-fallback.ts');
  setSessionCookies(mei.id);
  await page.timelineWithOfflineFallback(undefined, () => Promise.resolve(pageOf('今天')));
  await page.currentUserWithOfflineFallback(() => Promise.resolve(mei));
  await waitFor(async () =>
    expect(await page.timelineWithOfflineFallback(undefined, offline)).toMatchObject({ items: [{ title: '今天' }] }),
  );
});

it('the copies are deleted as soon as the server says that nobody is signed in', async () => {
  await visit(mei, '今天');
  expect(await currentUserWithOfflineFallback(() => Promise.resolve(null))).toBeNull();
  setSessionCookies('mei');
  expect(await readStoredUser('mei')).toBeNull();
});

it('the copies in storage tell nothing', async () => {
  await visit(mei, '今天');
  const [{ name, version } = { name: '' }] = (await indexedDB.databases()).filter(
    ({ name: found }) => found === 'memory-seen',
  );
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name!, version);
    request.addEventListener('success', () => resolve(request.result));
  });
  const stored = await new Promise<Uint8Array[]>((resolve) => {
    const request = database.transaction('seen').objectStore('seen').getAll();
    request.addEventListener('success', () => resolve(request.result as Uint8Array[]));
  });
  database.close();
  expect(stored).toHaveLength(2);
  expect(stored.map((bytes) => new TextDecoder().decode(bytes)).join('')).not.toMatch(/今天|梅|mei/);
});
