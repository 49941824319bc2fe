import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApiClient } from '../api/api-client.ts';
import {
  type Entry,
  type SignedInApiUser,
  TEST_PASSWORD,
  createEntry,
  expect,
  uniqueUsername,
} from '../api/api-test.ts';
import { fakeMicrophoneFile } from '../fake-microphone.ts';
import { queryDatabase, waitForFriendship } from '../stored-data.ts';

export const photoFile = resolve(import.meta.dirname, '../../../media-svc/test/fixtures/handwritten-line.jpg');

/** Uploads a photo for an entry. @returns its URL */
async function uploadPhoto(client: ApiClient): Promise<string> {
  const raw = new FormData();
  raw.append('media', new Blob([readFileSync(photoFile)]), 'photo.jpg');
  const { body, status } = await client.send('POST', '/api/upload/media', { raw });
  expect(status).toBe(201);
  const [file] = body as { url: string }[];
  return file?.url ?? '';
}

/** Uploads a recording for a greeting. @returns its URL */
async function uploadVoice(client: ApiClient): Promise<string> {
  const raw = new FormData();
  raw.append('audio', new Blob([readFileSync(fakeMicrophoneFile)]), 'voice.wav');
  const { body, status } = await client.send('POST', '/api/upload/audio?for=greeting', { raw });
  expect(status).toBe(201);
  return (body as { url: string }).url;
}

export type EntryPrivacyLevel = 'private' | 'friends' | 'public';

/** Text that occurs nowhere else. */
export const withUniqueSuffix = (text: string): string => `${text}${randomBytes(8).toString('hex')}`;

/** Gives a user a role, as `npm run admin -- user:promote` does. */
export async function giveRole(userId: string, role: 'teacher' | 'admin' = 'teacher'): Promise<void> {
  await queryDatabase('memory_social', 'UPDATE account SET role = $2 WHERE id = $1', [userId, role]);
}

/** The user whose ids the requests contain. Everything of the user is created when it is first needed. */
export class ResourceOwner {
  readonly account: SignedInApiUser;
  /** Texts of the owner, by who may read them. `name` is public too, but a blocker sees it in the list of blocks. */
  readonly texts: Record<EntryPrivacyLevel | 'name', string[]>;
  /** Ids of the owner and of what the owner has, by which the stored rows about the owner are found. */
  readonly ids: string[];
  private readonly created = new Map<string, Promise<unknown>>();

  constructor(account: SignedInApiUser) {
    this.account = account;
    const { id, email, firstName } = account.user;
    this.ids = [id];
    this.texts = { private: [], friends: [String(email)], public: [], name: [String(firstName)] };
  }

  get id(): string {
    return this.account.user.id;
  }

  /** An entry of this level with a file, an exact position and texts of its own. */
  entry = (level: EntryPrivacyLevel): Promise<Entry> =>
    this.once(`entry ${level}`, async () => {
      const [title, content, url] = [withUniqueSuffix('title'), withUniqueSuffix('content'), await this.upload()];
      // Not what a position is rounded to, so that the exact one can be recognized.
      const latitude = `31.${Math.floor(1_000_000_000 + Math.random() * 8_000_000_000)}`;
      const entry = await createEntry(this.account, {
        title,
        content,
        privacyLevel: level,
        mediaFiles: [url],
        latitude,
        longitude: '121.4737',
      });
      this.ids.push(entry.id, String(entry.shareId));
      this.texts[level].push(title, content);
      this.texts.private.push(latitude);
      if (level !== 'public') this.texts.private.push(String(entry.shareId));
      return entry;
    });

  entryId = async (level: EntryPrivacyLevel): Promise<string> => (await this.entry(level)).id;
  shareId = async (level: EntryPrivacyLevel): Promise<string> => String((await this.entry(level)).shareId);

  /** The URL of the file of an entry. */
  async entryFileUrl(level: EntryPrivacyLevel): Promise<string> {
    const { mediaFiles } = (await this.entry(level)) as Entry & { mediaFiles: { url: string }[] };
    return mediaFiles[0]?.url ?? '';
  }

  entryFileId = async (level: EntryPrivacyLevel): Promise<string> => fileIdOf(await this.entryFileUrl(level));
  /** The id of the file of an entry, of which a thumbnail exists. */
  async thumbnailFileId(level: EntryPrivacyLevel): Promise<string> {
    const id = await this.entryFileId(level);
    const countThumbnails = () => queryDatabase('memory_media', 'SELECT size FROM thumbnail WHERE file_id = $1', [id]);
    await expect.poll(async () => (await countThumbnails()).length).toBeGreaterThan(0);
    return id;
  }

  /** The URL of an uploaded file that no entry uses. */
  unusedFileUrl = (): Promise<string> => this.once('unused file', () => this.upload());

  /** The URL of the owner's avatar; the profile then has a bio and a birth date too. */
  avatarUrl = (): Promise<string> =>
    this.once('avatar', async () => {
      const profileImageUrl = await this.upload();
      const profile = { bio: withUniqueSuffix('bio'), birthDate: '1911-11-11' };
      expect((await this.account.client.patch('/api/profile', { profileImageUrl, ...profile })).status).toBe(200);
      this.texts.friends.push(profile.bio);
      this.texts.private.push(profile.birthDate);
      return profileImageUrl;
    });

  vocabularyItemId = (): Promise<string> =>
    this.once('vocabulary item', async () => {
      const body = { character: '雨', englishTranslation: 'rain', notes: withUniqueSuffix('notes') };
      const created = await this.account.client.post('/api/vocabulary', body);
      const { id } = created.body as { id: string };
      this.ids.push(id);
      this.texts.private.push(body.notes);
      return id;
    });

  /** The id of a review of the vocabulary item. */
  reviewId = (): Promise<string> =>
    this.once('review', async () => {
      const review = { id: randomUUID(), itemId: await this.vocabularyItemId(), ...reviewOfNow() };
      const body = { sentAt: review.reviewedAt, timeZone: 'UTC', reviews: [review] };
      expect((await this.account.client.post('/api/reviews', body)).status).toBe(200);
      this.ids.push(review.id);
      return review.id;
    });

  /** The id of a vocabulary item with a card. */
  reviewedItemId = async (): Promise<string> => {
    await this.reviewId();
    return this.vocabularyItemId();
  };

  /** The id of a passkey. It is stored directly, because only an authenticator can add one. */
  passkeyId = (): Promise<string> =>
    this.once('passkey', async () => {
      const [id, name] = [randomUUID(), withUniqueSuffix('passkey')];
      await queryDatabase(
        'memory_social',
        `INSERT INTO passkey (id, account_id, credential_id, public_key, counter, transports, rp_id, name)
         VALUES ($1, $2, 'id', 'key', 0, '{}', 'localhost', $3)`,
        [id, this.id, name],
      );
      this.ids.push(id);
      this.texts.private.push(name);
      return id;
    });

  /** The id of a data export. A running one has expired, so that the owner can export what the list of routes needs. */
  dataExportId = (state: 'reserved' | 'running'): Promise<string> =>
    this.once(`data export ${state}`, async () => {
      const id = randomUUID();
      await queryDatabase(
        'memory_media',
        `INSERT INTO data_export (id, owner_id, state, expires_at)
         VALUES ($1, $2, $3, now() + CASE $4 WHEN 'reserved' THEN interval '1 hour' ELSE interval '0' END)`,
        [id, this.id, state, state],
      );
      this.ids.push(id);
      return id;
    });

  /** An entry with a stamp and a recording of a friend, from whom the owner accepts no more greetings. */
  greeting = (): Promise<{ entryId: string; giverId: string; recordingUrl: string }> =>
    this.once('greeting', async () => {
      const client = new ApiClient(this.account.client.origin);
      const body = { username: uniqueUsername(), password: TEST_PASSWORD };
      const giverId = ((await client.post('/api/simple-register', body)).body as { id: string }).id;
      await client.post('/api/friends', { friendId: this.id });
      await waitForFriendship(giverId, this.id);
      const entryId = await this.entryId('friends');
      const recordingUrl = await uploadVoice(client);
      const greeting = { stamp: 'fish', recordingUrl };
      const given = await client.post(`/api/journal-entries/${entryId}/greetings`, greeting);
      expect(given.status).toBe(200);
      await this.account.client.post('/api/greetings/settings/closed-to', { userId: giverId });
      return { entryId, giverId, recordingUrl };
    });

  friendCode = (): Promise<string> =>
    this.once('friend code', async () => {
      const { code } = (await this.account.client.post('/api/friend-code', {})).body as { code: string };
      this.texts.private.push(code);
      return code;
    });

  /** A class that the owner teaches, with a student. */
  schoolClass = (): Promise<{ id: string; studentId: string }> =>
    this.once('class', async () => {
      await giveRole(this.id);
      const [name, familyName] = [withUniqueSuffix('class'), withUniqueSuffix('family')];
      const { id } = (await this.account.client.post('/api/classes', { name })).body as { id: string };
      const student = await this.account.client.post(`/api/classes/${id}/students`, { givenName: 'Mei', familyName });
      expect(student.status).toBe(201);
      const { id: studentId } = student.body as { id: string };
      this.ids.push(id, studentId);
      this.texts.private.push(name, familyName);
      return { id, studentId };
    });

  /** A device that is enrolled for the owner's class. */
  async classDeviceId(): Promise<string> {
    const { id: classId } = await this.schoolClass();
    const id = randomUUID();
    await queryDatabase('memory_social', 'INSERT INTO class_device (id, class_id, token_hash) VALUES ($1, $2, $3)', [
      id,
      classId,
      Buffer.from(id),
    ]);
    this.ids.push(id);
    return id;
  }

  /** A roster of the owner's class that is not applied yet. */
  roster = (): Promise<string> =>
    this.once('roster', async () => {
      const { id: classId } = await this.schoolClass();
      const { status, body } = await this.account.client.send('POST', `/api/classes/${classId}/rosters`, {
        raw: `given name,family name\nBo,${withUniqueSuffix('family')}`,
        headers: { 'content-type': 'text/csv' },
      });
      expect(status).toBe(201);
      const { id } = body as { id: string };
      this.ids.push(id);
      return id;
    });

  /** The id of another user, who has no entries. */
  silentUserId = (): Promise<string> =>
    this.once('silent user', async () => {
      const client = new ApiClient(this.account.client.origin);
      const body = { username: uniqueUsername(), password: TEST_PASSWORD };
      return ((await client.post('/api/simple-register', body)).body as { id: string }).id;
    });

  /** The id under which the owner's list of sessions contains the present one. */
  async sessionId(): Promise<string> {
    const sessions = (await this.account.client.get('/api/sessions')).body as { id: string }[];
    return sessions[0]?.id ?? '';
  }

  private async upload(): Promise<string> {
    const url = await uploadPhoto(this.account.client);
    this.ids.push(fileIdOf(url));
    return url;
  }

  private once<Value>(name: string, create: () => Promise<Value>): Promise<Value> {
    if (!this.created.has(name)) this.created.set(name, create());
    return this.created.get(name) as Promise<Value>;
  }
}

export const fileIdOf = (url: string): string => url.slice('/media/'.length);

/** What a review contains beside its ids. */
export const reviewOfNow = () => ({
  type: 'recognise',
  rating: 3,
  reviewedAt: new Date().toISOString(),
  answerMs: 3_000,
});
