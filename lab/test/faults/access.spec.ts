import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PrivacyLevel } from '@memory/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { accessCheck } from '../../src/faults/checks/access.ts';
import type { CheckContext } from '../../src/faults/checks/check.ts';
import { openEntryOfOther, openShareLink } from '../../src/faults/traffic/access-actions.ts';
import type { Action } from '../../src/faults/traffic/action.ts';
import { Person } from '../../src/faults/traffic/person.ts';
import { PossibleValues } from '../../src/faults/traffic/possible-values.ts';
import { createRandom } from '../../src/faults/traffic/random.ts';
import type { EntryValue } from '../../src/faults/traffic/records.ts';

const SESSION = 'memory.sid=signed; Path=/; HttpOnly';
const ENDED_SESSION = 'memory.sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
const ignore = (): undefined => undefined;

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Creates an author with one entry, and a signed-in reader whose requests get `status`. */
async function openEntry(
  privacyLevel: PrivacyLevel | null,
  status: 200 | 404,
  { duringRead = ignore, setCookie }: { duringRead?: (author: Person) => void; setCookie?: string } = {},
) {
  server = createServer((request, response) => {
    const isRead = request.method === 'GET';
    if (isRead) duringRead(author);
    const cookie = isRead ? setCookie : SESSION;
    response.writeHead(status, { 'content-type': 'application/json', ...(cookie && { 'set-cookie': cookie }) });
    response.end(JSON.stringify(status === 200 ? { content: 'kept' } : { code: 'entry_not_found' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [author, person] = ['author', 'reader'].map((name) =>
    Object.assign(new Person(url, name, ignore), { id: name }),
  ) as [Person, Person];
  const values = new PossibleValues<EntryValue>(privacyLevel && { content: 'kept', privacyLevel });
  author.records.entries.set('title', { title: 'title', values, id: 'entry', shareId: 'link', begunAt: 0 });
  await person.signIn();
  const { client: stranger } = new Person(url, 'stranger', ignore);
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
    const check = { people: [author, person], stranger: person.client } as unknown as CheckContext;
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
