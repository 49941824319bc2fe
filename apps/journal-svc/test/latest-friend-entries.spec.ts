import { randomUUID } from 'node:crypto';
import type { FriendEntry } from '@memory/contracts';
import { PreparedStatements } from '@memory/service-kit/database';
import { idArray } from '../src/entries/entry.policy.ts';
import { Prisma } from '../src/generated/prisma/client.ts';
import { createEntry, createFile, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
beforeAll(async () => {
  journal = await startJournalApp();
  mei = createUser(journal);
});
afterAll(() => journal.close());

const read = (viewerId: string | null, userIds: readonly string[]) =>
  journal.request(viewerId, { method: 'GET', url: `/api/friends-latest-entries?userIds=${userIds.join()}` });
const latest = async (userIds: readonly string[]) => (await read(mei, userIds)).json<FriendEntry[]>();
const befriend = (...ids: string[]) => Promise.all(ids.map((id) => journal.social.befriend(mei, id)));

describe('the latest entries of friends', () => {
  it('are the newest that each of them shares, newest first, in one response', async () => {
    const [tom, li, ana] = [createUser(journal), createUser(journal), createUser(journal)];
    await befriend(tom, li, ana);
    await createEntry(journal, tom, { title: 'older', privacyLevel: 'public' });
    const ofTom = await createEntry(journal, tom, {
      title: 'newer',
      content: '雪'.repeat(500),
      privacyLevel: 'friends',
    });
    await createEntry(journal, tom, { title: 'secret', privacyLevel: 'private' });
    const ofLi = await createEntry(journal, li, {
      title: 'spoken',
      content: '',
      originalAudioUrl: createFile(journal, li),
      mediaFiles: [createFile(journal, li, 'video', 'video/mp4'), createFile(journal, li, 'image', 'image/webp')],
      privacyLevel: 'public',
    });
    await createEntry(journal, ana, { privacyLevel: 'private' });
    expect(await latest([tom, li, ana])).toEqual([
      {
        id: ofLi.id,
        userId: li,
        title: ofLi.title,
        excerpt: '',
        isPublic: true,
        imageUrl: ofLi.mediaFiles[1]?.url,
        hasRecording: true,
        createdAt: ofLi.createdAt,
      },
      {
        id: ofTom.id,
        userId: tom,
        title: 'newer',
        excerpt: '雪'.repeat(120),
        isPublic: false,
        imageUrl: null,
        hasRecording: false,
        createdAt: ofTom.createdAt,
      },
    ]);
  });

  it('show nothing of anybody who is not a friend at present, public entries included', async () => {
    const [stranger, former] = [createUser(journal), createUser(journal)];
    for (const author of [stranger, former, mei]) await createEntry(journal, author, { privacyLevel: 'public' });
    await befriend(former);
    expect(await latest([stranger, former, mei])).toMatchObject([{ userId: former }]);
    await journal.social.endFriendship(mei, former);
    expect(await latest([stranger, former, mei])).toEqual([]);
    expect((await read(null, [former])).statusCode).toBe(401);
  });

  it('follow a change of the privacy level and a deletion at once', async () => {
    const tom = createUser(journal);
    await befriend(tom);
    const first = await createEntry(journal, tom, { title: 'first', privacyLevel: 'friends' });
    const second = await createEntry(journal, tom, { title: 'second', privacyLevel: 'friends' });
    const change = { method: 'PATCH', url: `/api/journal-entries/${second.id}`, payload: { privacyLevel: 'private' } };
    await journal.request(tom, change as never);
    expect(await latest([tom])).toMatchObject([{ title: 'first' }]);
    await journal.request(tom, { method: 'DELETE', url: `/api/journal-entries/${first.id}` });
    expect(await latest([tom])).toEqual([]);
  });

  it('are read for at most a hundred ids; repeated ids count once', async () => {
    const tom = createUser(journal);
    await befriend(tom);
    await createEntry(journal, tom, { privacyLevel: 'public' });
    expect(await latest([tom, tom.toUpperCase()])).toHaveLength(1);
    expect((await read(mei, Array<string>(101).fill(tom))).statusCode).toBe(400);
    expect((await read(mei, ['not-an-id'])).statusCode).toBe(400);
  });
});

it.each([0, 1, 500])('%i ids reach PostgreSQL unchanged, in order', async (count) => {
  const ids = Array.from({ length: count }, () => randomUUID());
  const statement = Prisma.sql`SELECT ${idArray(ids)} AS ids`;
  expect(await journal.app.get(PreparedStatements).query(statement)).toEqual([{ ids }]);
  expect(await journal.database.$queryRaw(statement)).toEqual([{ ids }]);
});
