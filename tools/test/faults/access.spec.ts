import { describe, expect, it } from '@jest/globals';
import { createApiClient } from '@memory/api-client';
import type { PrivacyLevel } from '@memory/contracts';
import { openEntryOfOther, openShareLink } from '../../faults/traffic/access-actions.ts';
import type { Action } from '../../faults/traffic/action.ts';
import { Person } from '../../faults/traffic/person.ts';
import { PossibleValues } from '../../faults/traffic/possible-values.ts';
import { createRandom } from '../../faults/traffic/random.ts';
import type { EntryValue } from '../../faults/traffic/records.ts';

const BASE_URL = 'http://localhost';
const ignore = (): undefined => undefined;

/** An author with one entry, and somebody who opens it and gets `status`. */
function openEntry(
  privacyLevel: PrivacyLevel | null,
  status: 200 | 404,
  duringRead: (author: Person) => void = ignore,
) {
  const [author, person] = ['author', 'reader'].map((name) =>
    Object.assign(new Person(BASE_URL, name, ignore), { id: name }),
  ) as [Person, Person];
  const values = new PossibleValues<EntryValue>(privacyLevel && { content: 'kept', privacyLevel });
  author.records.entries.set('title', { title: 'title', values, id: 'entry', shareId: 'link', begunAt: 0 });
  const stranger = createApiClient({
    baseUrl: BASE_URL,
    fetch: async () => {
      duringRead(author);
      return Response.json(status === 200 ? { content: 'kept' } : { code: 'entry_not_found' }, { status });
    },
  });
  Object.assign(person, { client: stranger });
  const act = async (action: Action): Promise<string[]> => {
    const context = { person, others: [author], stranger, random: createRandom('seed') };
    await action(context as unknown as Parameters<Action>[0]);
    return person.records.wrongAccess;
  };
  return { author, person, act };
}

describe('opening a share link', () => {
  it.each([
    ['a public entry that is served', 'public', 200, 0],
    ['a private entry that is not', 'private', 404, 0],
    ['a private entry that is served', 'private', 200, 1],
    ['a deleted entry that is served', null, 200, 1],
    ['a public entry that is not', 'public', 404, 1],
  ] as const)('finds for %s, which is %s and gets %i, %i problems', async (_, privacyLevel, status, problems) => {
    expect(await openEntry(privacyLevel, status).act(openShareLink)).toHaveLength(problems);
  });

  it('judges nothing when the entry was changed meanwhile', async () => {
    const publish = (author: Person): void =>
      author.records.entries.get('title')?.values.attempt({ content: 'kept', privacyLevel: 'public' });
    expect(await openEntry('private', 200, publish).act(openShareLink)).toEqual([]);
  });
});

describe('opening the entry of somebody else', () => {
  it.each([
    ['friends', 200, 0],
    ['friends', 404, 1],
    ['private', 200, 1],
  ] as const)(
    'finds for a friend, with an entry for %s that gets %i, %i problems',
    async (privacyLevel, status, problems) => {
      const { author, person, act } = openEntry(privacyLevel, status);
      person.records.friends.set(author.id, new PossibleValues<true>(true));
      expect(await act(openEntryOfOther)).toHaveLength(problems);
    },
  );

  it('finds an entry that is served to somebody whom the author has blocked', async () => {
    const { author, person, act } = openEntry('public', 200);
    author.records.blocks.set(person.id, new PossibleValues<true>(true));
    expect(await act(openEntryOfOther)).toHaveLength(1);
  });
});
