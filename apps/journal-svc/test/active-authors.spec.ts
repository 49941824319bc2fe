import { anEntry, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournal();
});
afterAll(() => journal.close());

it('names who writes in public, the busiest first, and nobody who writes for themself or for friends', async () => {
  const [once, twice, privately, forFriends] = [aPerson(journal), aPerson(journal), aPerson(journal), aPerson(journal)];
  await anEntry(journal, twice, { privacyLevel: 'public' });
  await anEntry(journal, twice, { privacyLevel: 'public' });
  await anEntry(journal, once, { privacyLevel: 'public' });
  await anEntry(journal, privately);
  await anEntry(journal, forFriends, { privacyLevel: 'friends' });
  expect((await journal.ask(null, { method: 'GET', url: '/internal/active-authors' })).json()).toEqual({
    ids: [twice, once],
  });
});
