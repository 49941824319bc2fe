import { serviceRoutes } from '@memory/contracts';
import { undeclaredRoutesOpenToBrowsers } from '@memory/service-kit/testing';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournal();
});
afterAll(() => journal.close());

it('a browser opens the public routes of the journal and nothing else', async () => {
  expect(await undeclaredRoutesOpenToBrowsers(journal.app, 'journal-svc', serviceRoutes.journal)).toEqual([]);
});
