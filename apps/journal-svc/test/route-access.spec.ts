import { serviceRoutes } from '@memory/contracts';
import { undeclaredRoutesOpenToBrowsers } from '@memory/service-kit/testing';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());

it('browsers can call the public routes of journal-svc only', async () => {
  expect(await undeclaredRoutesOpenToBrowsers(journal.app, 'journal-svc', serviceRoutes.journal)).toEqual([]);
});
