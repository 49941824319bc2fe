import type { Databases } from '../stack/databases.ts';
import type { Person } from '../traffic/person.ts';
import type { PossibleValues } from '../traffic/possible-values.ts';
import type { EntryValue } from '../traffic/records.ts';
import { type Check, shorten } from './check.ts';
import { compareRecords } from './compare-records.ts';
import { readPages } from './read-pages.ts';

/** Everything that was acknowledged is there once, with the acknowledged content, as its owner reads it. */
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

async function compareEntries({ client, records }: Person): Promise<string[]> {
  const entries = await readPages((query) => client.GET('/api/journal-entries', { params: { query } }));
  return compareRecords<EntryValue>(
    'entry',
    new Map([...records.entries].map(([title, { values }]) => [title, values])),
    entries.map(({ title, content, privacyLevel }) => [title, { content, privacyLevel }]),
    (one, other) => one.content === other.content && one.privacyLevel === other.privacyLevel,
  );
}

async function compareItems({ client, records }: Person): Promise<string[]> {
  const items = await readPages((query) => client.GET('/api/vocabulary', { params: { query } }));
  return compareRecords<string>(
    'item',
    new Map([...records.items].map(([character, { values }]) => [character, values])),
    items.map(({ character, englishTranslation }) => [character, englishTranslation]),
    (one, other) => one === other,
  );
}

/** Friends whom the other one has added are in the list, too, and are compared there. */
async function compareFriends({ client, records }: Person): Promise<string[]> {
  const friends = await readPages((query) => client.GET('/api/friends', { params: { query } }));
  const own = friends.filter(({ id }) => records.friends.has(id));
  return compareRecords<true>(
    'friend',
    records.friends,
    own.map(({ id }) => [id, true]),
    () => true,
  );
}

async function compareBlocks({ client, records }: Person): Promise<string[]> {
  const blocked = await readPages((query) => client.GET('/api/blocks', { params: { query } }));
  return compareRecords<true>(
    'block',
    records.blocks,
    blocked.map(({ id }) => [id, true]),
    () => true,
  );
}

/** No route lists reviews, so they are read from the log. */
async function compareReviews({ id, records }: Person, databases: Databases): Promise<string[]> {
  const rows = await databases.query<{ id: string }>(
    'language',
    `SELECT id FROM review_log.review WHERE user_id = $1 AND kind = 'review'`,
    [id],
  );
  return compareRecords<true>(
    'review',
    new Map([...records.reviews].map(([reviewId, { values }]) => [reviewId, values])),
    rows.map((row) => [row.id, true]),
    () => true,
  );
}

async function compareSettings({ client, records }: Person): Promise<string[]> {
  const [profile, learning, reading] = await Promise.all([
    client.GET('/api/profile', {}),
    client.GET('/api/learning-settings', {}),
    client.GET('/api/reading-aids', {}),
  ]);
  return [
    ...compareSetting('bio', records.bio, profile.data?.bio),
    // The URL that an unknown write has led to is not known.
    ...(records.avatar.isCertain ? compareSetting('avatar', records.avatar, profile.data?.profileImageUrl) : []),
    // The default values are not in the records, so that an unknown first write cannot be compared.
    ...(records.minutesPerDay.mustExist
      ? compareSetting('minutes per day', records.minutesPerDay, learning.data?.minutesPerDay)
      : []),
    ...(records.speechRate.mustExist
      ? compareSetting('speech rate', records.speechRate, reading.data?.speechRate)
      : []),
  ];
}

function compareSetting<Value>(
  name: string,
  values: PossibleValues<Value>,
  actual: Value | null | undefined,
): string[] {
  // Nothing was acknowledged: the value is the default.
  const isUnset = values.isCertain && values.acknowledged === null;
  if (isUnset || values.allows(actual ?? null, (one, other) => one === other)) return [];
  return [`${name} is ${String(actual)}, not ${String(values.acknowledged)} as acknowledged`];
}
