import { type PrivacyLevel, privacyLevels } from '@memory/contracts';
import fc from 'fast-check';
import { createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
let friend: string;
beforeAll(async () => {
  journal = await startJournalApp();
});
beforeEach(() => {
  mei = createUserWithFriend();
});
afterAll(() => journal.close());

/** Creates a user with one friend. */
function createUserWithFriend(): string {
  const userId = createUser(journal);
  friend = createUser(journal);
  journal.social.befriend(userId, friend);
  return userId;
}

const total = async (viewerId: string | null, url: string): Promise<number> =>
  Number((await journal.request(viewerId, { url: `${url}?limit=1` })).headers['x-total-count']);

const totals = async () => ({
  own: await total(mei, '/api/journal-entries'),
  user: await total(null, `/api/public-timeline/${mei}`),
  friends: await total(friend, '/api/friends-journal-entries'),
  public: await total(null, '/api/public-timeline'),
});

const setLevel = (id: string, privacyLevel: PrivacyLevel) =>
  journal.request(mei, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload: { privacyLevel } });
const remove = (id: string) => journal.request(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` });

describe('totals', () => {
  it('are correct after every creation, change of privacy level and deletion', async () => {
    const level = fc.constantFrom(...privacyLevels);
    const lifecycles = fc.array(fc.record({ initial: level, final: level, isDeleted: fc.boolean() }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(lifecycles, async (entries) => {
        mei = createUserWithFriend();
        const others = await total(null, '/api/public-timeline');
        for (const { initial, final, isDeleted } of entries) {
          const { id } = await createEntry(journal, mei, { privacyLevel: initial });
          await setLevel(id, final);
          if (isDeleted) await remove(id);
        }
        const remaining = entries.filter(({ isDeleted }) => !isDeleted);
        const visibleToFriends = remaining.filter(({ final }) => final !== 'private').length;
        const publicCount = remaining.filter(({ final }) => final === 'public').length;
        expect(await totals()).toEqual({
          own: remaining.length,
          user: publicCount,
          friends: visibleToFriends,
          public: others + publicCount,
        });
      }),
      { numRuns: 15 },
    );
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
});
