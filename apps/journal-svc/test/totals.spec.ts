import { type PrivacyLevel, privacyLevels } from '@memory/contracts';
import fc from 'fast-check';
import { anEntry, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
let friend: string;
beforeAll(async () => {
  journal = await startJournal();
});
beforeEach(() => {
  mei = aFriendly();
});
afterAll(() => journal.close());

/** Somebody with one friend. */
function aFriendly(): string {
  const person = aPerson(journal);
  friend = aPerson(journal);
  journal.social.befriend(person, friend);
  return person;
}

const total = async (as: string | null, url: string): Promise<number> =>
  Number((await journal.ask(as, { url: `${url}?limit=1` })).headers['x-total-count']);

const totals = async () => ({
  own: await total(mei, '/api/journal-entries'),
  person: await total(null, `/api/public-timeline/${mei}`),
  friends: await total(friend, '/api/friends-journal-entries'),
  everyone: await total(null, '/api/public-timeline'),
});

const setLevel = (id: string, privacyLevel: PrivacyLevel) =>
  journal.ask(mei, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload: { privacyLevel } });
const remove = (id: string) => journal.ask(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` });

describe('totals', () => {
  it('follow every creation, change of privacy and deletion', async () => {
    const level = fc.constantFrom(...privacyLevels);
    const lives = fc.array(fc.record({ born: level, becomes: level, dies: fc.boolean() }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(lives, async (entries) => {
        mei = aFriendly();
        const others = await total(null, '/api/public-timeline');
        for (const { born, becomes, dies } of entries) {
          const { id } = await anEntry(journal, mei, { privacyLevel: born });
          await setLevel(id, becomes);
          if (dies) await remove(id);
        }
        const alive = entries.filter(({ dies }) => !dies);
        const toFriends = alive.filter(({ becomes }) => becomes !== 'private').length;
        const shown = alive.filter(({ becomes }) => becomes === 'public').length;
        expect(await totals()).toEqual({
          own: alive.length,
          person: shown,
          friends: toFriends,
          everyone: others + shown,
        });
      }),
      { numRuns: 15 },
    );
  });

  it('stay true when the same memory is changed and deleted from many tabs at once', async () => {
    const others = await total(null, '/api/public-timeline');
    const [kept, lost] = [await anEntry(journal, mei), await anEntry(journal, mei, { privacyLevel: 'public' })];
    const levels: PrivacyLevel[] = ['public', 'private', 'public', 'friends', 'public', 'private'];
    await Promise.all(levels.map((level) => setLevel(kept.id, level)));
    await Promise.all([...levels.map((level) => setLevel(lost.id, level)), remove(lost.id), remove(lost.id)]);
    await setLevel(kept.id, 'public');
    expect(await totals()).toEqual({ own: 1, person: 1, friends: 1, everyone: others + 1 });
  });
});
