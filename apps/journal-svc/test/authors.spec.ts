import { accountRegistered, profileUpdated } from '@memory/events';
import { eventually } from '@memory/testing';
import { anEntry, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
beforeAll(async () => {
  journal = await startJournal();
});
beforeEach(() => {
  mei = aPerson(journal);
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
const timeline = async (userId = mei) => journal.ask(null, { url: `/api/public-timeline/${userId}` });
const shownName = async (): Promise<string> => (await timeline()).json().user.firstName;
const versionKept = async () => (await journal.database.author.findUnique({ where: { userId: mei } }))?.version;

describe('an author’s name', () => {
  it('comes with the account, and social-svc is not asked for it', async () => {
    await journal.hear(accountRegistered, mei, card('美', 1));
    await eventually(async () => expect(await versionKept()).toBe(1));
    journal.social.asked.length = 0;
    const entry = await anEntry(journal, mei, { privacyLevel: 'public' });
    expect(entry.user).toEqual({ username: 'mei', firstName: '美', lastName: null, profileImageUrl: null });
    expect((await timeline()).json()).toEqual({ entries: [entry], user: { id: mei, ...entry.user } });
    expect(journal.social.asked).toEqual([]);
  });

  it('is asked for when the news of the account is late, and the late news changes nothing', async () => {
    const entry = await anEntry(journal, mei);
    expect(entry.user.firstName).toBe('Mei');
    expect(await versionKept()).toBe(1);
    await journal.hear(accountRegistered, mei, card('late', 1));
    await journal.hear(profileUpdated, mei, card('美美', 2));
    await eventually(async () => expect(await shownName()).toBe('美美'));
  });

  it('changes on every memory, and an older version never comes back', async () => {
    const { id } = await anEntry(journal, mei, { privacyLevel: 'public' });
    await journal.hear(profileUpdated, mei, card('third', 3));
    await journal.hear(profileUpdated, mei, card('second', 2));
    await journal.hear(profileUpdated, mei, card('fourth', 4, 'xiaomei'));
    await eventually(async () => expect(await versionKept()).toBe(4));
    await journal.hear(profileUpdated, mei, card('third again', 3));
    const last = await journal.hear(accountRegistered, mei, card('first', 1));
    await eventually(async () =>
      expect(await journal.database.handledEvent.count({ where: { eventId: last.eventId } })).toBe(1),
    );
    const { entries } = (await timeline()).json();
    expect(entries).toMatchObject([{ id, user: { username: 'xiaomei', firstName: 'fourth' } }]);
  });
});

describe('a person’s timeline', () => {
  it('is there for somebody who has not written yet, and 404 for nobody', async () => {
    expect((await timeline()).json()).toMatchObject({ entries: [], user: { id: mei, firstName: 'Mei' } });
    const nobody = await timeline('01890000-0000-7000-8000-00000000dead');
    expect(nobody.json()).toMatchObject({ statusCode: 404, code: 'timeline_not_found' });
  });

  it('answers 503 when nobody can say whether there is such a person', async () => {
    journal.social.mood = 'gone';
    const answer = await timeline();
    journal.social.mood = 'well';
    expect(answer.statusCode).toBe(503);
  });
});

describe('writing without an account', () => {
  it('is refused, since the account behind the session is gone', async () => {
    journal.social.cards.delete(mei);
    const answer = await journal.ask(mei, { method: 'POST', url: '/api/journal-entries', payload: { title: 'x' } });
    expect(answer.json()).toMatchObject({ statusCode: 401, code: 'not_signed_in' });
  });
});
