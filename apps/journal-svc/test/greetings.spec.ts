import {
  type EntryGreetings,
  GREETINGS_PER_DAY_MAX,
  GREETINGS_PER_ENTRY_MAX,
  type PrivacyLevel,
} from '@memory/contracts';
import { createEntry, createUser, eventsAbout, giveGreeting } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());

/** Mei, her friend Li, and an entry of Mei. */
async function createFriends(privacyLevel: PrivacyLevel = 'friends') {
  const [mei, li] = [createUser(journal, 'Mei'), createUser(journal, 'Li')];
  await journal.social.befriend(mei, li);
  const { id } = await createEntry(journal, mei, { privacyLevel });
  return { mei, li, id };
}

async function listGreetings(viewer: string, ...ids: string[]): Promise<EntryGreetings[]> {
  const response = await journal.request(viewer, { url: `/api/greetings?entryIds=${ids.join(',')}` });
  expect(response.statusCode).toBe(200);
  return response.json();
}
const stampsSeenBy = async (viewer: string, id: string): Promise<(string | null)[]> =>
  (await listGreetings(viewer, id)).flatMap(({ greetings }) => greetings.map(({ stamp }) => stamp));
const deleteGreeting = (viewer: string, id: string, giver: string) =>
  journal.request(viewer, { method: 'DELETE', url: `/api/journal-entries/${id}/greetings/${giver}` });
const changeEntry = (author: string, id: string, payload: object) =>
  journal.request(author, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload });
const codeOf = (response: { json: () => { code: string } }): string => response.json().code;
const writtenChanges = async (entryId: string): Promise<number> =>
  (await eventsAbout(journal, 'greeting.changed', entryId)).length;

describe('a greeting', () => {
  it('is seen by the author and its giver, and by no other friend', async () => {
    const { mei, li, id } = await createFriends('public');
    const wang = createUser(journal, 'Wang');
    await journal.social.befriend(mei, wang);
    expect((await giveGreeting(journal, li, id, 'tea')).json()).toMatchObject({ stamp: 'tea', giver: { id: li } });
    expect(await listGreetings(mei, id)).toMatchObject([
      { entryId: id, isOpen: false, greetings: [{ stamp: 'tea', giver: { id: li, firstName: 'Li' } }] },
    ]);
    expect(await listGreetings(li, id)).toMatchObject([{ isOpen: true, greetings: [{ stamp: 'tea' }] }]);
    expect(await listGreetings(wang, id)).toEqual([{ entryId: id, isOpen: true, greetings: [] }]);
    expect(await listGreetings(createUser(journal), id)).toEqual([]);
  });

  it('replaces the earlier one of the giver, and the same one again changes nothing', async () => {
    const { mei, li, id } = await createFriends();
    const responses = [];
    for (const stamp of ['good', 'moon', 'moon'] as const) responses.push(await giveGreeting(journal, li, id, stamp));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(responses[2]!.json()).toEqual(responses[1]!.json());
    expect(await stampsSeenBy(mei, id)).toEqual(['moon']);
    expect(await writtenChanges(id)).toBe(2);
  });

  it('is stored once when it is given several times at once', async () => {
    const { mei, li, id } = await createFriends();
    const responses = await Promise.all(Array.from({ length: 8 }, () => giveGreeting(journal, li, id)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await stampsSeenBy(mei, id)).toEqual(['good']);
  });

  it('can be removed by its giver and by the author, by nobody else, and once', async () => {
    const { mei, li, id } = await createFriends('public');
    const wang = createUser(journal);
    await journal.social.befriend(mei, wang);
    for (const remover of [mei, li]) {
      await giveGreeting(journal, li, id);
      expect(codeOf(await deleteGreeting(wang, id, li))).toBe('greeting_not_found');
      expect((await deleteGreeting(remover, id, li)).statusCode).toBe(204);
      expect(codeOf(await deleteGreeting(remover, id, li))).toBe('greeting_not_found');
      expect(await stampsSeenBy(mei, id)).toEqual([]);
    }
  });
});

describe('only a present friend who may see the entry gives a greeting', () => {
  it.each([
    ['the author', 'greeting_by_friends_only', ({ mei }: { mei: string; li: string }) => Promise.resolve(mei)],
    ['a stranger', 'greeting_by_friends_only', () => Promise.resolve(createUser(journal))],
    [
      'a former friend',
      'greeting_by_friends_only',
      async ({ mei, li }: { mei: string; li: string }) => {
        await journal.social.endFriendship(mei, li);
        return li;
      },
    ],
    [
      'a blocked user',
      'entry_not_found',
      async ({ mei, li }: { mei: string; li: string }) => {
        await journal.social.block(mei, li);
        return li;
      },
    ],
  ])('not %s: %s', async (_, code, chooseGiver) => {
    const { mei, li, id } = await createFriends('public');
    const giver = await chooseGiver({ mei, li });
    expect(codeOf(await giveGreeting(journal, giver, id))).toBe(code);
    expect(await journal.database.greeting.count({ where: { entryId: id } })).toBe(0);
  });

  it('not on a private entry, nor on one that was deleted: entry_not_found', async () => {
    const { mei, li, id } = await createFriends('private');
    expect(codeOf(await giveGreeting(journal, li, id))).toBe('entry_not_found');
    await changeEntry(mei, id, { privacyLevel: 'friends' });
    expect((await giveGreeting(journal, li, id)).statusCode).toBe(200);
    await journal.request(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` });
    expect(codeOf(await giveGreeting(journal, li, id))).toBe('entry_not_found');
    expect(await journal.database.greeting.count({ where: { entryId: id } })).toBe(0);
  });

  it('not beyond what fits on an entry, and not beyond what a user gives in a day; a change is no new one', async () => {
    const { mei, li, id } = await createFriends();
    const fill = (entryIds: string[], giverIds: string[]) =>
      journal.database.greeting.createMany({
        data: entryIds.flatMap((entryId) => giverIds.map((giverId) => ({ entryId, giverId, stamp: 'star' as const }))),
      });
    const givers = Array.from({ length: GREETINGS_PER_ENTRY_MAX }, () => createUser(journal));
    await journal.database.author.createMany({
      data: givers.map((userId) => ({ userId, username: `u-${userId}`, version: 1 })),
    });
    await fill([id], givers);
    expect(codeOf(await giveGreeting(journal, li, id))).toBe('too_many_greetings_here');
    await deleteGreeting(mei, id, givers[0]!);
    expect((await giveGreeting(journal, li, id, 'tea')).statusCode).toBe(200);

    const entries = await journal.database.$queryRaw<{ id: string }[]>`
      INSERT INTO entry (id, author_id, title, content, extracted_text, privacy_level, share_id, language, updated_at)
      SELECT gen_random_uuid(), ${mei}::uuid, '', '', '', 'friends', 'share-' || n, 'zh', now()
      FROM generate_series(1, ${GREETINGS_PER_DAY_MAX}) AS n RETURNING id::text`;
    await fill(
      entries.slice(1).map((entry) => entry.id),
      [li],
    );
    expect(codeOf(await giveGreeting(journal, li, entries[0]!.id))).toBe('too_many_greetings_today');
    expect((await giveGreeting(journal, li, id, 'fish')).statusCode).toBe(200);
  });
});

describe('a greeting is hidden from the next request on, and not lost', () => {
  it('from its giver while the entry is private; the author keeps it', async () => {
    const { mei, li, id } = await createFriends();
    await giveGreeting(journal, li, id);
    await changeEntry(mei, id, { privacyLevel: 'private' });
    expect(await listGreetings(li, id)).toEqual([]);
    expect(await stampsSeenBy(mei, id)).toEqual(['good']);
    await changeEntry(mei, id, { privacyLevel: 'public' });
    expect(await stampsSeenBy(li, id)).toEqual(['good']);
  });

  it.each([
    ['the friendship ends', (mei: string, li: string) => journal.social.endFriendship(mei, li)],
    ['one blocks the other', (mei: string, li: string) => journal.social.block(mei, li)],
  ])('from both when %s', async (_, withdraw) => {
    const { mei, li, id } = await createFriends('public');
    await giveGreeting(journal, li, id);
    await withdraw(mei, li);
    expect(await stampsSeenBy(mei, id)).toEqual([]);
    expect(await stampsSeenBy(li, id)).toEqual([]);
    await journal.social.befriend(mei, li);
    expect(await stampsSeenBy(mei, id)).toEqual(['good']);
  });

  it('while its giver has requested the deletion of the account', async () => {
    const { mei, li, id } = await createFriends();
    await giveGreeting(journal, li, id);
    await journal.social.leave(li);
    expect(await stampsSeenBy(mei, id)).toEqual([]);
    await journal.social.stay(li);
    expect(await stampsSeenBy(mei, id)).toEqual(['good']);
  });
});

describe('settings', () => {
  const url = '/api/greetings/settings';
  const readSettings = async (user: string) => (await journal.request(user, { url })).json();
  const setOpen = (user: string, isOpen: boolean) =>
    journal.request(user, { method: 'PATCH', url, payload: { isOpen } });
  const closeTo = (user: string, userId: string) =>
    journal.request(user, { method: 'POST', url: `${url}/closed-to`, payload: { userId } });

  it('are open to all friends at first, and nobody who is closed out gives a greeting', async () => {
    const { mei, li, id } = await createFriends();
    const wang = createUser(journal, 'Wang');
    await journal.social.befriend(mei, wang);
    expect(await readSettings(mei)).toEqual({ isOpen: true, closedTo: [] });
    await giveGreeting(journal, li, id);

    expect((await closeTo(mei, li)).json()).toMatchObject({ isOpen: true, closedTo: [{ id: li, firstName: 'Li' }] });
    expect(codeOf(await giveGreeting(journal, li, id, 'tea'))).toBe('greetings_closed');
    expect(await listGreetings(li, id)).toMatchObject([{ isOpen: false, greetings: [{ stamp: 'good' }] }]);
    expect((await giveGreeting(journal, wang, id)).statusCode).toBe(200);

    expect((await setOpen(mei, false)).json()).toMatchObject({ isOpen: false, closedTo: [{ id: li }] });
    expect(codeOf(await giveGreeting(journal, wang, id, 'tea'))).toBe('greetings_closed');
    expect(await stampsSeenBy(mei, id)).toEqual(['good', 'good']);

    await setOpen(mei, true);
    await journal.request(mei, { method: 'DELETE', url: `${url}/closed-to/${li}` });
    expect(await readSettings(mei)).toEqual({ isOpen: true, closedTo: [] });
    expect((await giveGreeting(journal, li, id, 'tea')).statusCode).toBe(200);
  });

  it('name present friends only, and take no others', async () => {
    const { mei, li } = await createFriends();
    expect(codeOf(await closeTo(mei, createUser(journal)))).toBe('greeting_friend_not_found');
    expect(codeOf(await closeTo(mei, mei))).toBe('greeting_friend_not_found');
    await createEntry(journal, li);
    await closeTo(mei, li);
    await journal.social.block(mei, li);
    expect(await readSettings(mei)).toEqual({ isOpen: true, closedTo: [] });
  });
});
