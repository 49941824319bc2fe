import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@memory/testing/free-port';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import type { TestAccount } from '../support/account.ts';
import { type ApiUser, createEntryAs, registerApiUser } from '../support/api-user.ts';
import { createHandwritingPhoto } from '../support/handwriting-photo.ts';
import { runAdminCommand, runAdminCommandOf } from '../support/installation.ts';
import { SecondInstallation } from '../support/second-installation.ts';

const toolsFolder = join(import.meta.dirname, '../../../tools');

/** Makes a pair of age keys, as age-keygen does. */
function createKeyPair(): { identity: string; recipient: string } {
  const script = `const age = await import('age-encryption'); const identity = await age.generateIdentity();
    console.log(JSON.stringify({ identity, recipient: await age.identityToRecipient(identity) }))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: toolsFolder,
    encoding: 'utf8',
  });
  return JSON.parse(output) as { identity: string; recipient: string };
}

const get = async (api: APIRequestContext, path: string): Promise<unknown> => {
  const response = await api.get(path);
  expect([path, response.status()]).toEqual([path, 200]);
  return response.json();
};

/**
 * Everything that the user sees of their own: entries, words, profile. Without the time of an entry's last change: the text of a photo that was read
 * after the backup is added to the entry in each installation at another time.
 */
async function readOwnData(api: APIRequestContext): Promise<object> {
  const entries = (await get(api, '/api/journal-entries')) as object[];
  const others = ['/api/vocabulary', '/api/auth/user', '/api/friends'].map((path) => get(api, path));
  return [entries.map((entry) => ({ ...entry, updatedAt: undefined })), ...(await Promise.all(others))];
}

async function signIn(url: string, { username, password }: TestAccount): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: url });
  const response = await api.post('/api/simple-login', { data: { username, password } });
  expect(response.status()).toBe(200);
  return api;
}

/** Creates entries one after the other until it is stopped. @returns the titles of the acknowledged ones */
function writeEntries(user: ApiUser): { stop: () => Promise<string[]>; acknowledged: string[] } {
  const acknowledged: string[] = [];
  const stopping = new AbortController();
  const work = (async () => {
    for (let number = 1; !stopping.signal.aborted; number += 1) {
      await createEntryAs(user, `traffic ${number}`, 'private', '今天我们去公园');
      acknowledged.push(`traffic ${number}`);
    }
  })();
  return {
    acknowledged,
    async stop() {
      stopping.abort();
      await work;
      return acknowledged;
    },
  };
}

test('a backup that was made under writes is restored with every entry, file and word, and without who was deleted since', async ({
  baseURL,
  browser,
}) => {
  test.setTimeout(600_000);
  const target = mkdtempSync(join(tmpdir(), 'memory-story-backup-'));
  const { identity, recipient } = createKeyPair();
  const identityFile = join(target, 'identity.txt');
  writeFileSync(identityFile, identity);
  const second = new SecondInstallation();
  try {
    const author = await registerApiUser(baseURL, { firstName: 'Author' });
    const deleted = await registerApiUser(baseURL, { firstName: 'Deleted' });
    const busy = await registerApiUser(baseURL, { firstName: 'Busy' });
    const photo = await author.api.post('/api/upload/image', {
      multipart: {
        image: {
          name: 'page.jpg',
          mimeType: 'image/jpeg',
          buffer: await createHandwritingPhoto(browser, ['我喜欢猫']),
        },
      },
    });
    expect(photo.status()).toBeLessThan(300);
    const { url: photoUrl } = (await photo.json()) as { url: string };
    const word = await author.api.post('/api/vocabulary', { data: { character: '公园', englishTranslation: 'park' } });
    expect(word.status()).toBeLessThan(300);
    const entry = await author.api.post('/api/journal-entries', {
      data: { title: 'kept', content: `公园 ${randomUUID()}`, privacyLevel: 'private', originalImageUrl: photoUrl },
    });
    expect(entry.status()).toBeLessThan(300);
    await createEntryAs(deleted, 'of the deleted', 'public');

    const traffic = writeEntries(busy);
    await expect.poll(() => traffic.acknowledged.length).toBeGreaterThan(5);
    const before = traffic.acknowledged.length;
    const backup = await runAdminCommand('backup', target, '--recipient', recipient);
    expect([backup.code, backup.err]).toEqual([0, '']);
    const written = await traffic.stop();
    const photoBytes = await (await author.api.get(photoUrl)).body();

    expect((await runAdminCommand('user:delete', deleted.username, '--yes')).code).toBe(0);
    // The next backup records who was deleted since the first one.
    const [id = ''] = /\d{8}T\d{9}Z/.exec(backup.out) ?? [];
    const next = await runAdminCommand('backup', target, '--recipient', recipient);
    expect([next.code, next.err]).toEqual([0, '']);
    const first = ['restore', target, '--backup', id, '--identity', identityFile];
    const verified = await runAdminCommand(...first, '--verify');
    expect([verified.code, verified.err]).toEqual([0, '']);

    const restored = await runAdminCommandOf(second.dataDir, ...first);
    expect([restored.code, restored.err]).toEqual([0, '']);
    const url = await second.start(await findFreePort());

    const { cookies } = await author.api.storageState();
    const oldSession = await request.newContext({ baseURL: url, storageState: { cookies, origins: [] } });
    expect((await oldSession.get('/api/journal-entries')).status(), 'sessions are not restored').toBe(401);
    const api = await signIn(url, author);
    // Events that were not handled at the moment of the backup are handled in both installations.
    await expect(async () => expect(await readOwnData(api)).toEqual(await readOwnData(author.api))).toPass({
      timeout: 60_000,
    });
    expect((await (await api.get(photoUrl)).body()).equals(photoBytes)).toBe(true);

    const busyApi = await signIn(url, busy);
    const response = await busyApi.get('/api/journal-entries?limit=100');
    const titles = ((await response.json()) as { title: string }[]).map(({ title }) => title);
    expect(written, 'nothing was invented').toEqual(expect.arrayContaining(titles));
    const total = Number(response.headers()['x-total-count']);
    expect(total, 'no entry is missing that was acknowledged before').toBeGreaterThanOrEqual(before);
    expect(total).toBeLessThanOrEqual(written.length);

    const login = { data: { username: deleted.username, password: deleted.password } };
    const signInOfDeleted = await (await request.newContext({ baseURL: url })).post('/api/simple-login', login);
    expect(signInOfDeleted.status()).toBe(401);
    await expect
      .poll(async () => JSON.stringify(await get(api, '/api/public-timeline')))
      .not.toContain('of the deleted');
    const letters = await runAdminCommandOf(second.dataDir, 'dead-letters:list');
    expect([letters.code, letters.err]).toEqual([0, '']);
  } finally {
    await second.delete();
    rmSync(target, { recursive: true, force: true });
  }
});
