import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, expect, request, test } from '@playwright/test';
import { unzip } from '../support/downloaded-files.ts';
import { fakeMicrophoneFile } from '../support/fake-microphone.ts';
import { createHandwritingPhoto } from '../support/handwriting-photo.ts';
import { runAdminCommand, readPid } from '../support/installation.ts';
import { searchStoredData, searchFiles, queryDatabase } from '../support/stored-data.ts';

/** A word that occurs nowhere else. */
const unique = (word: string): string => `${word}${randomUUID().slice(0, 8)}`;

interface RegisteredUser {
  readonly id: string;
  readonly username: string;
  readonly api: APIRequestContext;
  /** Ids, names and texts by which the user's data can be found. */
  readonly words: string[];
}

const PASSWORD = 'a good secret';
/** A square PNG, like an emoji avatar. */
const AVATAR =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function registerUser(baseURL: string | undefined): Promise<RegisteredUser> {
  const api = await request.newContext({ baseURL: baseURL ?? '' });
  const names = {
    username: unique('小红'),
    firstName: unique('First'),
    lastName: unique('Last'),
    email: `${unique('mail')}@example.org`,
  };
  const response = await api.post('/api/simple-register', {
    data: { ...names, password: PASSWORD },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { id } = (await response.json()) as { id: string };
  return { id, username: names.username, api, words: [id, ...Object.values(names)] };
}

/** Creates data of every kind for the user, and adds the ids and texts to `words`. */
async function createData(
  { id, api, words, username }: RegisteredUser,
  browser: Browser,
  baseURL: string | undefined,
): Promise<void> {
  const post = async (url: string, data: object, idempotencyKey: string = randomUUID()) => {
    const response = await api.post(url, { data, headers: { 'idempotency-key': idempotencyKey } });
    expect(response.ok(), `${url}: ${response.status()}`).toBe(true);
    return (await response.json()) as Record<string, string>;
  };
  const upload = async (kind: 'audio' | 'image', name: string, bytes: Buffer, mimeType: string) => {
    const response = await api.post(`/api/upload/${kind}`, {
      multipart: { [kind]: { name, mimeType, buffer: bytes } },
      timeout: 0,
    });
    const { url = '' } = (await response.json()) as { url?: string };
    words.push(url.slice('/media/'.length));
    return url;
  };
  const bio = unique('bio');
  // Services wait five seconds for each other. On a busy machine that is too short for an avatar, and the response asks to try again.
  await expect(async () => {
    const changed = await api.patch('/api/profile', {
      data: { bio, birthDate: '1999-09-09', profileImageUrl: AVATAR },
    });
    expect(changed.status(), await changed.text()).toBe(200);
    const { profileImageUrl } = (await changed.json()) as { profileImageUrl: string };
    words.push(bio, profileImageUrl.slice('/media/'.length));
  }).toPass();

  const [audioUrl, imageUrl] = [
    await upload('audio', 'voice.wav', readFileSync(fakeMicrophoneFile), 'audio/wav'),
    await upload('image', 'page.jpg', await createHandwritingPhoto(browser, ['今天下雨']), 'image/jpeg'),
  ];
  for (const privacyLevel of ['private', 'friends', 'public']) {
    const [title, content] = [unique('Title'), unique('今天')];
    const entry = await post('/api/journal-entries', {
      title,
      content,
      privacyLevel,
      originalAudioUrl: audioUrl,
      originalImageUrl: imageUrl,
      location: unique('Place'),
    });
    words.push(title, content, entry.id ?? '', entry.shareId ?? '', entry.location ?? '');
  }
  const notes = unique('Note');
  await post('/api/vocabulary', { character: '雨', pinyin: 'yǔ', englishTranslation: 'rain', notes });
  words.push(notes);
  await queryDatabase(
    'memory_social',
    'INSERT INTO external_identity (issuer, subject, account_id) VALUES ($1, $2, $3)',
    ['https://id.example', unique('subject'), id],
  );
  // A second device, and failed attempts to sign in.
  const phone = await request.newContext({ baseURL: baseURL ?? '' });
  await phone.post('/api/simple-login', { data: { username, password: 'a wrong guess' } });
  await phone.post('/api/simple-login', { data: { username, password: PASSWORD } });
  await api.post('/api/change-password', { data: { currentPassword: 'a wrong guess', newPassword: 'whatever it is' } });
}

/** Some of the tables with user data. */
const expectedTables = [
  'journal.public.entry',
  'journal.public.author',
  'journal.public.idempotency_key',
  'media.public.file',
  'language.public.vocabulary_item',
  'social.public.account',
  'social.public.friendship',
].map((table) => `memory_${table}`);

/** @param by the user who sends the request; the response stored under their idempotency key contains the other user */
const befriend = (by: RegisteredUser, other: RegisteredUser) =>
  by.api.post('/api/friends', { data: { friendId: other.id }, headers: { 'idempotency-key': randomUUID() } });

test('deleting an account erases its data in every service, and nothing of other users', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const [mei, li] = [await registerUser(baseURL), await registerUser(baseURL)];
  await Promise.all([createData(mei, browser, baseURL), createData(li, browser, baseURL)]);
  await befriend(mei, li);
  await befriend(li, mei);
  // A photo or recording that is still being read is described differently in the two exports below.
  await expect
    .poll(() =>
      queryDatabase('memory_media', `SELECT id FROM file WHERE owner_id = $1 AND text_status = 'pending'`, [mei.id]),
    )
    .toEqual([]);
  const stream = mei.api.get('/api/stream', { timeout: 0 });
  expect(await searchStoredData(mei.words), 'the search finds what is there').toEqual(
    expect.arrayContaining(expectedTables),
  );
  const exportedByThem = await unzip(await (await mei.api.get('/api/export')).body());
  const folder = mkdtempSync(join(tmpdir(), 'memory-export-'));
  const file = join(folder, 'mei.zip');
  expect(await runAdminCommand('user:export', mei.username, '--out', file)).toMatchObject({ code: 0 });
  const exportedForThem = await unzip(readFileSync(file));
  rmSync(folder, { recursive: true });
  expect([...exportedForThem.keys()]).toEqual([...exportedByThem.keys()]);
  for (const name of ['account.json', 'entries.json', 'vocabulary.json', 'files.json']) {
    expect(exportedForThem.get(name)?.toString()).toBe(exportedByThem.get(name)?.toString());
  }
  expect(exportedByThem.get('entries.json')?.toString()).toContain(mei.words.find((word) => word.startsWith('Title')));
  expect([...exportedByThem.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(3);

  await test.step('user:delete requires --yes and existing users', async () => {
    expect(await runAdminCommand('user:delete', mei.username)).toMatchObject({
      code: 1,
      err: expect.stringContaining('use --yes'),
    });
    expect(await runAdminCommand('user:delete', mei.username, unique('nobody'), '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no account'),
    });
    expect((await mei.api.get('/api/simple-user')).status()).toBe(200);
  });

  // media-svc stops responding, as if its machine had halted.
  process.kill(readPid('media-svc'), 'SIGSTOP');
  const frozen = readPid('media-svc');
  const deletion = runAdminCommand('user:delete', mei.username, '--yes');
  await expect(async () =>
    expect((await runAdminCommand('user:erasures')).out).toMatch(
      new RegExp(`^${mei.id}.*: waiting for media-svc$`, 'm'),
    ),
  ).toPass();
  expect((await mei.api.get('/api/simple-user')).status(), 'signed out everywhere').toBe(401);
  expect((await stream).status(), 'the open page was ended').toBe(200);
  expect(await (await li.api.get('/api/friends')).json()).toEqual([]);
  expect(await searchStoredData(mei.words)).toContain('memory_media.public.file');
  process.kill(frozen, 'SIGKILL');
  expect(await deletion).toMatchObject({ code: 0, out: expect.stringContaining('waiting for media-svc') });

  await expect(async () => expect(await searchStoredData(mei.words)).toEqual([])).toPass({ timeout: 90_000 });
  expect((await runAdminCommand('user:erasures')).out).toBe('All erasures have ended.\n');
  const names = mei.words.filter((word) => !/^[0-9a-f-]{36}$/.test(word));
  expect(searchFiles(['logs'], names), 'logs never held names or words').toEqual([]);
  await expect(async () =>
    expect(searchFiles(['redis'], mei.words), 'nor does the file that Redis keeps').toEqual([]),
  ).toPass();

  expect(await (await li.api.get('/api/journal-entries')).json()).toHaveLength(3);
  expect(await (await li.api.get('/api/vocabulary')).json()).toHaveLength(1);
  expect(await searchStoredData(li.words)).toEqual(
    expect.arrayContaining(expectedTables.filter((place) => !place.endsWith('friendship'))),
  );
  const { id } = await registerUser(baseURL);
  expect(id).not.toBe(mei.id);
});
