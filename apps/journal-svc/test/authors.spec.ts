import { accountRegistered, profileUpdated } from '@memory/events';
import { eventually } from '@memory/testing';
import { createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
beforeAll(async () => {
  journal = await startJournalApp();
});
beforeEach(() => {
  mei = createUser(journal);
});
afterAll(() => journal.close());

const card = (firstName: string, version: number, username = 'mei') => ({
  userId: mei,
  username,
  firstName,
  lastName: null,
  profileImageUrl: null,
  version,
});
const timeline = async (userId = mei) => journal.request(mei, { url: `/api/public-timeline/${userId}` });
const shownName = async (): Promise<string> => (await timeline()).json().user.firstName;
const storedVersion = async () => (await journal.database.author.findUnique({ where: { userId: mei } }))?.version;

describe('the name of an author', () => {
  it('is copied from account.registered, without a request to social-svc', async () => {
    await journal.publish(accountRegistered, mei, card('美', 1));
    await eventually(async () => expect(await storedVersion()).toBe(1));
    journal.social.requestedRoutes.length = 0;
    const entry = await createEntry(journal, mei, { privacyLevel: 'public' });
    expect(entry.user).toEqual({ username: 'mei', firstName: '美', lastName: null, profileImageUrl: null });
    expect((await timeline()).json()).toEqual({ entries: [entry], user: { id: mei, ...entry.user } });
    expect(journal.social.requestedRoutes).toEqual([]);
  });

  it('is fetched from social-svc while account.registered has not arrived; the late event then changes nothing', async () => {
    const entry = await createEntry(journal, mei);
    expect(entry.user.firstName).toBe('Mei');
    expect(await storedVersion()).toBe(1);
    await journal.publish(accountRegistered, mei, card('late', 1));
    await journal.publish(profileUpdated, mei, card('美美', 2));
    await eventually(async () => expect(await shownName()).toBe('美美'));
  });

  it('changes on every entry, and an older version never overwrites a newer one', async () => {
    const { id } = await createEntry(journal, mei, { privacyLevel: 'public' });
    await journal.publish(profileUpdated, mei, card('third', 3));
    await journal.publish(profileUpdated, mei, card('second', 2));
    await journal.publish(profileUpdated, mei, card('fourth', 4, 'xiaomei'));
    await eventually(async () => expect(await storedVersion()).toBe(4));
    await journal.publish(profileUpdated, mei, card('third again', 3));
    const last = await journal.publish(accountRegistered, mei, card('first', 1));
    await eventually(async () =>
      expect(await journal.database.handledEvent.count({ where: { eventId: last.eventId } })).toBe(1),
    );
    const { entries } = (await timeline()).json();
    expect(entries).toMatchObject([{ id, user: { username: 'xiaomei', firstName: 'fourth' } }]);
  });
});

describe('the timeline of a user', () => {
  it('is empty for a user without entries, and 404 without an account', async () => {
    expect((await timeline()).json()).toMatchObject({ entries: [], user: { id: mei, firstName: 'Mei' } });
    const missing = await timeline('01890000-0000-7000-8000-00000000dead');
    expect(missing.json()).toMatchObject({ statusCode: 404, code: 'timeline_not_found' });
  });

  it('responds with 503 when the author is unknown and social-svc is unavailable', async () => {
    journal.social.failureMode = 'closes connections';
    const response = await timeline();
    journal.social.failureMode = 'none';
    expect(response.statusCode).toBe(503);
  });
});

describe('creating an entry without an account', () => {
  it('responds with 401, because the account was deleted', async () => {
    journal.social.cards.delete(mei);
    const response = await journal.request(mei, {
      method: 'POST',
      url: '/api/journal-entries',
      payload: { title: 'x' },
    });
    expect(response.json()).toMatchObject({ statusCode: 401, code: 'not_signed_in' });
  });
});
