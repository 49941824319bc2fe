import { GREETING_NOTICES_MAX, type GreetingNotice } from '@memory/contracts';
import { createEntry, createRecording, createUser, giveGreeting } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());

const listNotices = async (user: string): Promise<GreetingNotice[]> =>
  (await journal.request(user, { url: '/api/greetings/notices' })).json();

/** Mei, her friend Li, and an entry of Mei with a stamp and a voice of Li. */
async function createGreetedEntry(title: string) {
  const [mei, li] = [createUser(journal, 'Mei'), createUser(journal, 'Li')];
  await journal.social.befriend(mei, li);
  const { id } = await createEntry(journal, mei, { title, privacyLevel: 'friends' });
  await giveGreeting(journal, li, id, { stamp: 'tea', recordingUrl: createRecording(journal, li) });
  return { mei, li, id };
}

it('tell the author alone who left what on which entry, the newest first', async () => {
  const { mei, li, id } = await createGreetedEntry('海边');
  const second = await createEntry(journal, mei, { title: '山上', privacyLevel: 'public' });
  await giveGreeting(journal, li, second.id, 'moon');
  expect(await listNotices(mei)).toMatchObject([
    { entryId: second.id, title: '山上', hasStamp: true, hasRecording: false, giver: { id: li } },
    { entryId: id, title: '海边', hasStamp: true, hasRecording: true, giver: { id: li } },
  ]);
  expect(await listNotices(li)).toEqual([]);
  await journal.request(mei, {
    method: 'PATCH',
    url: `/api/journal-entries/${id}`,
    payload: { privacyLevel: 'private' },
  });
  expect(await listNotices(mei)).toHaveLength(2);
});

it.each<[string, (mei: string, li: string, id: string) => Promise<unknown>]>([
  [
    'the author removes the greeting',
    (mei, li, id) => journal.request(mei, { method: 'DELETE', url: `/api/journal-entries/${id}/greetings/${li}` }),
  ],
  [
    'the entry is deleted',
    (mei, _, id) => journal.request(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` }),
  ],
  ['the friendship ends', (mei, li) => journal.social.endFriendship(mei, li)],
  ['one blocks the other', (mei, li) => journal.social.block(li, mei)],
  ['the giver has requested the deletion of the account', (_, li) => journal.social.leave(li)],
  [
    'the greeting is older than 30 days',
    (_, li) =>
      journal.database.greeting.updateMany({
        where: { giverId: li },
        data: { createdAt: new Date(Date.now() - 31 * 86_400_000) },
      }),
  ],
])('end when %s', async (_, end) => {
  const { mei, li, id } = await createGreetedEntry('海边');
  expect(await listNotices(mei)).toHaveLength(1);
  await end(mei, li, id);
  expect(await listNotices(mei)).toEqual([]);
});

it('are few, however many greetings there are', async () => {
  const { mei, li } = await createGreetedEntry('海边');
  const entries = await journal.database.$queryRaw<{ id: string }[]>`
    INSERT INTO entry (id, author_id, title, content, extracted_text, privacy_level, share_id, language, updated_at)
    SELECT gen_random_uuid(), ${mei}::uuid, '', '', '', 'friends', ${`${mei}-`} || n, 'zh', now() FROM generate_series(1, 40) AS n RETURNING id::text`;
  await journal.database.greeting.createMany({
    data: entries.map(({ id }) => ({ entryId: id, giverId: li, stamp: 'star' as const })),
  });
  expect(await listNotices(mei)).toHaveLength(GREETING_NOTICES_MAX);
});
