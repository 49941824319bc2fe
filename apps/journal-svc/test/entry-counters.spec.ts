import { type PrivacyLevel, privacyLevels } from '@memory/contracts';
import { eraseAuthor } from '../src/erasure/erase-author.ts';
import { createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
let friend: string;
beforeAll(async () => {
  journal = await startJournalApp();
});
beforeEach(async () => {
  mei = await createUserWithFriend();
});
afterAll(() => journal.close());

/** Creates a user with one friend. */
async function createUserWithFriend(): Promise<string> {
  const userId = createUser(journal);
  friend = createUser(journal);
  await journal.social.befriend(userId, friend);
  return userId;
}

const total = async (viewerId: string | null, url: string): Promise<number> =>
  Number((await journal.request(viewerId, { url: `${url}?limit=1` })).headers['x-total-count']);

const totals = async () => ({
  own: await total(mei, '/api/journal-entries'),
  user: await total(friend, `/api/public-timeline/${mei}`),
  friends: await total(friend, '/api/friends-journal-entries'),
  public: await total(null, '/api/public-timeline'),
});

const setLevel = (id: string, privacyLevel: PrivacyLevel) =>
  journal.request(mei, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload: { privacyLevel } });
const remove = (id: string) => journal.request(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` });

describe('totals', () => {
  const changes = privacyLevels.flatMap((initial) => privacyLevels.map((final) => [initial, final] as const));

  it.each(changes)('are correct while an entry is created as %s, becomes %s and is deleted', async (initial, final) => {
    for (const privacyLevel of privacyLevels) await createEntry(journal, mei, { privacyLevel });
    const before = await totals();
    expect(before).toMatchObject({ own: 3, user: 1, friends: 2 });
    const totalsWith = (level: PrivacyLevel) => ({
      own: before.own + 1,
      user: before.user + Number(level === 'public'),
      friends: before.friends + Number(level !== 'private'),
      public: before.public + Number(level === 'public'),
    });
    const { id } = await createEntry(journal, mei, { privacyLevel: initial });
    expect(await totals()).toEqual(totalsWith(initial));
    await setLevel(id, final);
    expect(await totals()).toEqual(totalsWith(final));
    await remove(id);
    expect(await totals()).toEqual(before);
  });

  it('are correct when the same entry is changed and deleted by concurrent requests', async () => {
    const others = await total(null, '/api/public-timeline');
    const [kept, lost] = [await createEntry(journal, mei), await createEntry(journal, mei, { privacyLevel: 'public' })];
    const levels: PrivacyLevel[] = ['public', 'private', 'public', 'friends', 'public', 'private'];
    await Promise.all(levels.map((level) => setLevel(kept.id, level)));
    await Promise.all([...levels.map((level) => setLevel(lost.id, level)), remove(lost.id), remove(lost.id)]);
    await setLevel(kept.id, 'public');
    expect(await totals()).toEqual({ own: 1, user: 1, friends: 1, public: others + 1 });
  });

  it('are 0 for a user without entries', async () => {
    expect(await totals()).toMatchObject({ own: 0, user: 0, friends: 0 });
  });

  it('do not contain the entries of an erased author', async () => {
    const before = await totals();
    for (const privacyLevel of privacyLevels) await createEntry(journal, mei, { privacyLevel });
    await createEntry(journal, mei, { privacyLevel: 'public' });
    expect((await totals()).public).toBe(before.public + 2);
    await journal.database.$transaction((tx) => eraseAuthor(tx, mei));
    expect((await totals()).public).toBe(before.public);
  });

  it('do not contain the public entries of users who are hidden from the viewer', async () => {
    const before = await total(friend, '/api/public-timeline');
    await createEntry(journal, mei, { privacyLevel: 'public' });
    expect(await total(friend, '/api/public-timeline')).toBe(before + 1);
    await journal.social.block(mei, friend);
    expect(await total(friend, '/api/public-timeline')).toBe(before);
  });
});
