import type { Entry, User, VocabularyItem } from '@memory/contracts';
import type { Person } from '../../people/person.ts';
import type { EntryValue, PossibleValues } from '../../people/records.ts';
import type { Databases } from '../../product/databases.ts';
import { type Check, shorten } from './check.ts';

/** Checks that everything that was acknowledged is stored exactly once, with the acknowledged content, as its owner reads it. */
export const acknowledgedWritesCheck: Check = {
  name: 'acknowledged',
  async findProblems({ people, databases }) {
    const problems: string[] = [];
    for (const person of people) {
      const found = [
        ...(await compareEntries(person)),
        ...(await compareItems(person)),
        ...(await compareFriends(person)),
        ...(await compareBlocks(person)),
        ...(await compareReviews(person, databases)),
        ...(await compareSettings(person)),
        ...person.records.surprises.splice(0),
      ];
      problems.push(...found.map((problem) => `${person.username}: ${problem}`));
    }
    return shorten(problems);
  },
};

async function compareEntries(person: Person): Promise<string[]> {
  const entries = await person.getAll<Entry>('/api/journal-entries');
  return compareRecords<EntryValue>(
    'entry',
    new Map([...person.records.entries].map(([title, { values }]) => [title, values])),
    entries.map(({ title, content, privacyLevel }) => [title, { content, privacyLevel }]),
    (one, other) => one.content === other.content && one.privacyLevel === other.privacyLevel,
  );
}

async function compareItems(person: Person): Promise<string[]> {
  const items = await person.getAll<VocabularyItem>('/api/vocabulary');
  return compareRecords<string>(
    'item',
    new Map([...person.records.items].map(([character, { values }]) => [character, values])),
    items.map(({ character, englishTranslation }) => [character, englishTranslation]),
    (one, other) => one === other,
  );
}

/**
 * Compares the friends whom this person has added. Friends who have added this person are also in the list; they are compared in the other person's
 * turn.
 */
async function compareFriends(person: Person): Promise<string[]> {
  const friends = await person.getAll<{ id: string }>('/api/friends');
  const { friends: expected } = person.records;
  return compareIds(
    'friend',
    expected,
    friends.filter(({ id }) => expected.has(id)),
  );
}

const compareBlocks = async (person: Person): Promise<string[]> =>
  compareIds('block', person.records.blocks, await person.getAll<{ id: string }>('/api/blocks'));

/** Compares reviews with the log in the database, because no route lists reviews. */
async function compareReviews({ id, records }: Person, databases: Databases): Promise<string[]> {
  const rows = await databases.query<{ id: string }>(
    'language',
    `SELECT id FROM review_log.review WHERE user_id = $1 AND kind = 'review'`,
    [id],
  );
  return compareIds('review', new Map([...records.reviews].map(([reviewId, { values }]) => [reviewId, values])), rows);
}

const compareIds = (
  name: string,
  expected: ReadonlyMap<string, PossibleValues<true>>,
  actual: readonly { id: string }[],
): string[] =>
  compareRecords<true>(
    name,
    expected,
    actual.map(({ id }) => [id, true]),
    () => true,
  );

async function compareSettings(person: Person): Promise<string[]> {
  const { records } = person;
  const [profile, learning, reading] = await Promise.all([
    person.get<User>('/api/profile'),
    person.get<{ minutesPerDay: number }>('/api/learning-settings'),
    person.get<{ speechRate: number }>('/api/reading-aids'),
  ]);
  return [
    ...compareSetting('bio', records.bio, profile.bio),
    // When the outcome of a write is unknown, the URL of its avatar is not known and cannot be compared.
    ...(records.avatar.isCertain ? compareSetting('avatar', records.avatar, profile.profileImageUrl) : []),
    // The records do not contain default values, so a first write with an unknown outcome cannot be compared.
    ...(records.minutesPerDay.mustExist
      ? compareSetting('minutes per day', records.minutesPerDay, learning.minutesPerDay)
      : []),
    ...(records.speechRate.mustExist ? compareSetting('speech rate', records.speechRate, reading.speechRate) : []),
  ];
}

function compareSetting<Value>(
  name: string,
  values: PossibleValues<Value>,
  actual: Value | null | undefined,
): string[] {
  // When no write was acknowledged, the value is the default.
  const isUnset = values.isCertain && values.acknowledged === null;
  if (isUnset || values.allows(actual ?? null, (one, other) => one === other)) return [];
  return [`${name} is ${String(actual)}, not ${String(values.acknowledged)} as acknowledged`];
}

/**
 * Compares the records that were read with the acknowledged records, by a unique key.
 * @param actual the records that the product has, including any duplicates
 */
export function compareRecords<Value>(
  name: string,
  expected: ReadonlyMap<string, PossibleValues<Value>>,
  actual: readonly (readonly [key: string, value: Value])[],
  isEqual: (one: Value, other: Value) => boolean,
): string[] {
  const problems: string[] = [];
  const valuesByKey = new Map<string, Value[]>();
  for (const [key, value] of actual) valuesByKey.set(key, [...(valuesByKey.get(key) ?? []), value]);
  for (const [key, values] of valuesByKey) {
    if (values.length > 1) problems.push(`${name} ${key} exists ${values.length} times`);
    if (!expected.has(key)) problems.push(`${name} ${key} was never written`);
  }
  for (const [key, possible] of expected) {
    const [value = null] = valuesByKey.get(key) ?? [];
    if (possible.allows(value, isEqual)) continue;
    if (value === null) problems.push(`${name} ${key} was acknowledged and is lost`);
    else if (!possible.mayExist) problems.push(`${name} ${key} exists, although it was deleted or rejected`);
    else
      problems.push(
        `${name} ${key} is ${JSON.stringify(value)}, not ${JSON.stringify(possible.acknowledged)} as acknowledged`,
      );
  }
  return problems;
}
