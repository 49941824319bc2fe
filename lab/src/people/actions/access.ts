import type { PersonResponse } from '../exchange.ts';
import { type Action, Person } from '../person.ts';
import type { EntryRecord, EntryValue } from '../records.ts';

/**
 * Opens the share link of another person's entry without a session. The link works while the entry is public. It never works again after an
 * acknowledged write has made the entry private or deleted it.
 */
export const openShareLink: Action = async (person) => {
  const record = pickEntryOfOther(person, ({ shareId }) => shareId)?.record;
  if (!record) return;
  const wasCertain = record.values.beginRead();
  const value = record.values.acknowledged;
  const stranger = new Person(person.client, { username: 'stranger', onExchange: person.onExchange });
  const response = await open(stranger, 'share link', `/api/shared/${record.shareId}`);
  if (!wasCertain()) return;
  const problem = findProblem(response, value?.privacyLevel === 'public' ? value : null);
  if (problem) person.records.wrongAccess.push(`the share link of entry ${record.title} ${problem}`);
};

/**
 * Opens another person's entry with the person's own session. Who may read the entry depends on its privacy level, the friendship and blocks. A new
 * friendship and the end of a block take effect by an event, which a fault delays. Therefore `accessCheck` checks at the end whether they take
 * effect.
 */
export const openEntryOfOther: Action = async (person) => {
  const { author, record } = pickEntryOfOther(person, ({ id }) => id) ?? {};
  if (!author || !record) return;
  const relations = [friendshipOf(person, author), ...blocksBetween(person, author)];
  const stayedCertain = [person, record.values, ...relations].flatMap((subject) => subject?.beginRead() ?? []);
  const readable = readableValue(record, person, author);
  const response = await open(person, 'entry of another', `/api/journal-entries/${record.id}`);
  if (!stayedCertain.every((wasCertain) => wasCertain())) return;
  const waitsForEvent = response.status === 404 && relations.some((relation) => relation !== undefined);
  const problem = waitsForEvent ? undefined : findProblem(response, readable);
  if (problem) person.records.wrongAccess.push(`entry ${record.title} ${problem}`);
};

function pickEntryOfOther({ random, others }: Person, isKnown: (record: EntryRecord) => unknown) {
  const author = random.pick(others);
  const record = random.pickOrUndefined([...author.records.entries.values()].filter(isKnown));
  return record && { author, record };
}

const open = (person: Person, name: string, path: string): Promise<PersonResponse> =>
  person.request({ name, kind: 'read', method: 'GET', path, expected: [200, 404] });

const friendshipOf = (one: Person, other: Person) =>
  one.records.friends.get(other.id) ?? other.records.friends.get(one.id);

const blocksBetween = (one: Person, other: Person) => [
  one.records.blocks.get(other.id),
  other.records.blocks.get(one.id),
];

/** Returns the acknowledged value of an entry if the viewer may read the entry, otherwise null. */
function readableValue({ values }: EntryRecord, viewer: Person, author: Person): EntryValue | null {
  const value = values.acknowledged;
  if (blocksBetween(viewer, author).some((block) => block?.acknowledged)) return null;
  if (value?.privacyLevel === 'public') return value;
  return value?.privacyLevel === 'friends' && friendshipOf(viewer, author)?.acknowledged ? value : null;
}

/** @param readable the value that the response must contain; null when the entry must not be found */
function findProblem(response: PersonResponse, readable: EntryValue | null): string | undefined {
  const { status } = response;
  if (status !== 200 && status !== 404) return undefined;
  if (status === 404) return readable ? 'cannot be read, although it may be' : undefined;
  if (!readable) return 'is served, although it may not be read';
  const { content } = response.json<EntryValue>();
  return content === readable.content ? undefined : 'is served with another content than the acknowledged one';
}
