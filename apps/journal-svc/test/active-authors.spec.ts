import { createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());

it('lists the authors of public entries, most entries first, and nobody who only has private or friends entries', async () => {
  const [once, twice, privately, forFriends] = [
    createUser(journal),
    createUser(journal),
    createUser(journal),
    createUser(journal),
  ];
  await createEntry(journal, twice, { privacyLevel: 'public' });
  await createEntry(journal, twice, { privacyLevel: 'public' });
  await createEntry(journal, once, { privacyLevel: 'public' });
  await createEntry(journal, privately);
  await createEntry(journal, forFriends, { privacyLevel: 'friends' });
  expect((await journal.request(null, { method: 'GET', url: '/internal/active-authors' })).json()).toEqual({
    ids: [twice, once],
  });
});
