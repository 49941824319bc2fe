import { createEntry, createRecording, createUser, giveGreeting } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());

it('contains every entry of the user, oldest first, over several pages, and none of others', async () => {
  const [mei, li] = [createUser(journal), createUser(journal)];
  const first = await createEntry(journal, mei, { title: '第一天', privacyLevel: 'public' });
  await createEntry(journal, li);
  // Inserted in one statement, so that many entries have the same time.
  await journal.database.$executeRaw`
    INSERT INTO entry (id, author_id, title, content, extracted_text, privacy_level, share_id, language, created_at, updated_at)
    SELECT gen_random_uuid(), ${mei}::uuid, 'entry ' || n, '', '', 'private', 'share-' || n, 'zh', '2030-01-01', '2030-01-01' FROM generate_series(1, 250) AS n`;
  const response = await journal.request(mei, { url: `/internal/people/${mei}/export` });
  const { entries } = response.json();
  expect(entries).toHaveLength(251);
  expect(entries[0]).toEqual(first);
  expect(new Set(entries.map(({ title }: { title: string }) => title)).size).toBe(251);
  expect(response.body).not.toContain(li);
});

it('contains the greetings that the user has given, without who received them, and none of others', async () => {
  const [mei, li] = [createUser(journal), createUser(journal)];
  await journal.social.befriend(mei, li);
  const { id } = await createEntry(journal, li, { title: '海边', privacyLevel: 'friends' });
  const own = await createEntry(journal, mei, { privacyLevel: 'friends' });
  const recordingUrl = createRecording(journal, mei);
  await giveGreeting(journal, mei, id, { stamp: 'fish', recordingUrl });
  await giveGreeting(journal, li, own.id, 'tea');
  const response = await journal.request(mei, { url: `/internal/people/${mei}/export` });
  expect(response.json().greetings).toEqual([
    { entryId: id, stamp: 'fish', recordingUrl, createdAt: expect.any(String) },
  ]);
  expect(response.json().greetingSettings).toEqual({ isOpen: true, closedTo: [] });
  expect(response.body).not.toContain(li);
  expect(response.body).not.toContain('海边');
});

it('responds with 404 to other users', async () => {
  const mei = createUser(journal);
  for (const viewer of [createUser(journal), null])
    expect((await journal.request(viewer, { url: `/internal/people/${mei}/export` })).statusCode).toBe(404);
});
