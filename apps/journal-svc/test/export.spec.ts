import { anEntry, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournal();
});
afterAll(() => journal.close());

it('holds every memory of whoever asks, the first first, over several pages, and nobody else’s', async () => {
  const [mei, li] = [aPerson(journal), aPerson(journal)];
  const first = await anEntry(journal, mei, { title: '第一天', privacyLevel: 'public' });
  await anEntry(journal, li);
  // Written at once, as an import writes them: times are equal, ids are not.
  await journal.database.$executeRaw`
    INSERT INTO entry (id, author_id, title, content, extracted_text, privacy_level, share_id, language, created_at, updated_at)
    SELECT gen_random_uuid(), ${mei}::uuid, 'entry ' || n, '', '', 'private', 'share-' || n, 'zh', '2030-01-01', '2030-01-01' FROM generate_series(1, 250) AS n`;
  const answer = await journal.ask(mei, { url: `/internal/people/${mei}/export` });
  const { entries } = answer.json();
  expect(entries).toHaveLength(251);
  expect(entries[0]).toEqual(first);
  expect(new Set(entries.map(({ title }: { title: string }) => title)).size).toBe(251);
  expect(answer.body).not.toContain(li);
});

it('is for the person alone', async () => {
  const mei = aPerson(journal);
  for (const as of [aPerson(journal), null])
    expect((await journal.ask(as, { url: `/internal/people/${mei}/export` })).statusCode).toBe(404);
});
