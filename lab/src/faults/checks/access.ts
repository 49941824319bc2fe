import type { PrivacyLevel } from '@memory/contracts';
import pLimit from 'p-limit';
import type { PersonResponse } from '../../people/exchange.ts';
import type { Person } from '../../people/person.ts';
import { type Check, shorten } from './check.ts';

const SIMULTANEOUS_REQUESTS = 8;

/**
 * Checks access: nobody could read what they may not read, and everybody could read what they may read. The actions of people check this during the
 * traffic. This check then tries the share link of every entry that was ever public, reads as users whom the author has blocked, and reads as
 * friends.
 */
export const accessCheck: Check = {
  name: 'access',
  async findProblems({ people, stranger }) {
    const limit = pLimit(SIMULTANEOUS_REQUESTS);
    const wrong = await Promise.all(people.map((person) => findWrongLinks(person, stranger, limit)));
    return shorten([
      ...people.flatMap(({ records }) => records.wrongAccess.splice(0)),
      ...wrong.flat(),
      ...(await findBlockedReaders(people)),
      ...(await findFriendsWithoutAccess(people)),
    ]);
  },
};

async function findWrongLinks(
  { username, records }: Person,
  stranger: Person,
  limit: ReturnType<typeof pLimit>,
): Promise<string[]> {
  const shared = [...records.entries.values()].filter(({ hasBeenPublic, values }) => hasBeenPublic && values.isCertain);
  const problems = await Promise.all(
    shared.map(({ title, shareId, values }) =>
      limit(async () => {
        const { status } = await tryToRead(stranger, `/api/shared/${shareId}`);
        const isPublic = values.acknowledged?.privacyLevel === 'public';
        return status === (isPublic ? 200 : 404)
          ? []
          : [`${username}: the share link of entry ${title}, ${isPublic ? '' : 'not '}public, got ${status}`];
      }),
    ),
  );
  return problems.flat();
}

/** Returns the id of an entry of the author that certainly has this privacy level. */
const findEntryId = ({ records }: Person, level: PrivacyLevel): string | undefined =>
  [...records.entries.values()].find(
    ({ id, values }) => id && values.isCertain && values.acknowledged?.privacyLevel === level,
  )?.id;

/** Lets each blocked user try to read a public entry of the user who has blocked them. */
async function findBlockedReaders(people: readonly Person[]): Promise<string[]> {
  const problems: string[] = [];
  for (const author of people) {
    const entryId = findEntryId(author, 'public');
    const blocks = [...author.records.blocks].filter(([, block]) => block.isCertain && block.mustExist);
    for (const [blockedId] of entryId ? blocks : []) {
      const reader = people.find(({ id }) => id === blockedId);
      const response = reader && (await tryToRead(reader, `/api/journal-entries/${entryId}`));
      if (response?.status !== 404)
        problems.push(`${reader?.username} reads an entry of ${author.username}, who has blocked them`);
    }
  }
  return problems;
}

/** Lets each friend try to read an entry of the author. All events have been handled, so no copy of a friendship is outdated any more. */
async function findFriendsWithoutAccess(people: readonly Person[]): Promise<string[]> {
  const problems: string[] = [];
  for (const author of people) {
    const entryId = findEntryId(author, 'friends');
    const readers = entryId ? people.filter((reader) => areFriends(author, reader)) : [];
    for (const reader of readers) {
      const { status } = await tryToRead(reader, `/api/journal-entries/${entryId}`);
      if (status !== 200)
        problems.push(`${reader.username} cannot read an entry of ${author.username}, a friend: ${status}`);
    }
  }
  return problems;
}

function areFriends(one: Person, other: Person): boolean {
  const pairs = [
    [one.records, other.id],
    [other.records, one.id],
  ] as const;
  const isBlocked = pairs.some(([{ blocks }, id]) => blocks.get(id)?.mayExist);
  return !isBlocked && pairs.some(([{ friends }, id]) => friends.get(id)?.isCertain && friends.get(id)?.acknowledged);
}

/** Sends a read request. The caller examines the status of the response: 200, 401 or 404. */
export const tryToRead = (person: Person, path: string): Promise<PersonResponse> =>
  person.request({ name: 'check', kind: 'read', method: 'GET', path, expected: [200, 401, 404] });
