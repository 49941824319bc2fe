import type { PrivacyLevel } from '@memory/contracts';
import { describe, expect, it } from 'vitest';
import { accessCheck } from '../../src/faults/checks/access.ts';
import type { CheckContext } from '../../src/faults/checks/check.ts';
import { openEntryOfOther, openShareLink } from '../../src/people/actions/access.ts';
import { type Action, Person } from '../../src/people/person.ts';
import { type EntryValue, PossibleValues } from '../../src/people/records.ts';
import { serve } from '../serve.ts';

const SESSION = 'memory.sid=signed; Path=/; HttpOnly';
const ENDED_SESSION = 'memory.sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
const ignore = (): undefined => undefined;

/** Creates an author with one entry, and a signed-in reader whose requests get `status`. */
async function openEntry(
  privacyLevel: PrivacyLevel | null,
  status: 200 | 404,
  { duringRead = ignore, setCookie }: { duringRead?: (author: Person) => void; setCookie?: string } = {},
) {
  const url = await serve((request, response) => {
    const isRead = request.method === 'GET';
    if (isRead) duringRead(author);
    const cookie = isRead ? setCookie : SESSION;
    response.writeHead(isRead ? status : 200, cookie ? { 'set-cookie': cookie } : {});
    response.end(JSON.stringify(isRead ? { content: 'kept' } : { id: 'reader' }));
  });
  const [author, person] = ['author', 'reader'].map((name) =>
    Object.assign(new Person(url, { username: name }), { id: name }),
  ) as [Person, Person];
  const values = new PossibleValues<EntryValue>(privacyLevel && { content: 'kept', privacyLevel });
  author.records.entries.set('title', { title: 'title', values, id: 'entry', shareId: 'link', begunAt: 0 });
  await person.signIn();
  person.others = [author];
  const act = async (action: Action): Promise<string[]> => {
    await action(person);
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
    const { act } = await openEntry(privacyLevel, status);
    expect(await act(openShareLink)).toHaveLength(problems);
  });

  it('judges nothing when the entry was changed meanwhile', async () => {
    const publish = (author: Person): void =>
      author.records.entries.get('title')?.values.attempt({ content: 'kept', privacyLevel: 'public' });
    const { act } = await openEntry('private', 200, { duringRead: publish });
    expect(await act(openShareLink)).toEqual([]);
  });
});

describe('opening the entry of somebody else', () => {
  it.each([
    ['friends', 200, 0],
    ['friends', 404, 0],
    ['private', 200, 1],
  ] as const)(
    'finds for a friend, with an entry for %s that gets %i, %i problems',
    async (privacyLevel, status, problems) => {
      const { author, person, act } = await openEntry(privacyLevel, status);
      person.records.friends.set(author.id, new PossibleValues<true>(true));
      expect(await act(openEntryOfOther)).toHaveLength(problems);
    },
  );

  it('leaves it to the end of the run whether a friend can read at last', async () => {
    const { author, person } = await openEntry('friends', 404);
    person.records.friends.set(author.id, new PossibleValues<true>(true));
    const check = { people: [author, person], stranger: person } as unknown as CheckContext;
    expect(await accessCheck.findProblems(check)).toEqual(['reader cannot read an entry of author, a friend: 404']);
  });

  it('finds an entry that is served to somebody whom the author has blocked', async () => {
    const { author, person, act } = await openEntry('public', 200);
    author.records.blocks.set(person.id, new PossibleValues<true>(true));
    expect(await act(openEntryOfOther)).toHaveLength(1);
  });

  it('judges nothing when the session was lost, because the product then responds as to a stranger', async () => {
    const { author, person, act } = await openEntry('friends', 404, { setCookie: ENDED_SESSION });
    person.records.friends.set(author.id, new PossibleValues<true>(true));
    expect(await act(openEntryOfOther)).toEqual([]);
    expect(await act(openEntryOfOther)).toEqual([]);
  });
});
