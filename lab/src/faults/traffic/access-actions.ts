import type { Action } from './action.ts';
import type { ApiResult, Person } from './person.ts';
import type { EntryRecord, EntryValue } from './records.ts';

/**
 * Opens the share link of somebody's entry without a session. It works while the entry is public, and never again once an acknowledged write
 * has made it private or deleted it.
 */
export const openShareLink: Action = async ({ person, others, random, stranger }) => {
  const author = random.pick(others);
  const record = random.pickOrUndefined([...author.records.entries.values()].filter(({ shareId }) => shareId));
  if (!record?.shareId) return;
  const wasCertain = record.values.beginRead();
  const value = record.values.acknowledged;
  const params = { path: { shareId: record.shareId } };
  const result = await stranger.GET('/api/shared/{shareId}', { params }).catch(() => undefined);
  if (!result || !wasCertain()) return;
  const mayRead = value?.privacyLevel === 'public';
  const problem = findProblem(result, mayRead ? value : null);
  if (problem) person.records.wrongAccess.push(`the share link of entry ${record.title} ${problem}`);
};

/**
 * Opens somebody's entry with the own session. Who may read it follows from its privacy level, the friendship and blocks. A new friendship and the end of
 * a block take effect by an event, which a fault delays: that they do is checked at the end (`accessCheck`).
 */
export const openEntryOfOther: Action = async ({ person, others, random }) => {
  const author = random.pick(others);
  const record = random.pickOrUndefined([...author.records.entries.values()].filter(({ id }) => id));
  if (!record?.id) return;
  const relations = [friendshipOf(person, author), ...blocksBetween(person, author)];
  const stayedCertain = [person, record.values, ...relations].flatMap((subject) => subject?.beginRead() ?? []);
  const readable = readableValue(record, person, author);
  const params = { path: { id: record.id } };
  const result = await person.client.GET('/api/journal-entries/{id}', { params }).catch(() => undefined);
  if (!result || !stayedCertain.every((wasCertain) => wasCertain())) return;
  const waitsForEvent = result.response.status === 404 && relations.some((relation) => relation !== undefined);
  const problem = waitsForEvent ? undefined : findProblem(result, readable);
  if (problem) person.records.wrongAccess.push(`entry ${record.title} ${problem}`);
};

const friendshipOf = (one: Person, other: Person) =>
  one.records.friends.get(other.id) ?? other.records.friends.get(one.id);

const blocksBetween = (one: Person, other: Person) => [
  one.records.blocks.get(other.id),
  other.records.blocks.get(one.id),
];

/** The acknowledged value of an entry if the viewer may read it, else null. */
function readableValue({ values }: EntryRecord, viewer: Person, author: Person): EntryValue | null {
  const value = values.acknowledged;
  if (blocksBetween(viewer, author).some((block) => block?.acknowledged)) return null;
  if (value?.privacyLevel === 'public') return value;
  return value?.privacyLevel === 'friends' && friendshipOf(viewer, author)?.acknowledged ? value : null;
}

/** @param readable what must be read; null when it must not be found */
function findProblem(
  { data, response: { status } }: ApiResult<{ readonly content: string }>,
  readable: EntryValue | null,
): string | undefined {
  if (status !== 200 && status !== 404) return undefined;
  if (status === 404) return readable ? 'cannot be read, although it may be' : undefined;
  if (!readable) return 'is served, although it may not be read';
  return data?.content === readable.content ? undefined : 'is served with another content than the acknowledged one';
}
