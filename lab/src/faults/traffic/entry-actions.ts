import type { Entry, PrivacyLevel } from '@memory/contracts';
import { type Action, type ActionContext, repetition, settleWrite } from './action.ts';
import { PossibleValues } from './possible-values.ts';
import type { EntryRecord, EntryValue } from './records.ts';

const PRIVACY_LEVELS: readonly PrivacyLevel[] = ['private', 'friends', 'public'];
const WORDS_PER_ENTRY = 8;

/** Creates an entry; `fileUrl` is that of a recording or an image of the person. */
export async function createEntry(
  { person, random }: Pick<ActionContext, 'person' | 'random'>,
  file?: { readonly kind: 'audio' | 'media'; readonly url: string },
): Promise<EntryRecord> {
  const { entries } = person.records;
  const record: EntryRecord = {
    title: `${person.username} ${entries.size + 1}`,
    values: new PossibleValues<EntryValue>(),
    begunAt: performance.now(),
  };
  entries.set(record.title, record);
  const value = randomValue({ person, random });
  const body = {
    title: record.title,
    ...value,
    ...(file?.kind === 'audio' && { originalAudioUrl: file.url }),
    ...(file?.kind === 'media' && { mediaFiles: [file.url] }),
  };
  record.values.attempt(value);
  const outcome = await person.write(
    (headers) => person.client.POST('/api/journal-entries', { body, headers }),
    repetition(random),
  );
  const created = settleWrite(person, 'create entry', record.values, value, outcome, (status) => status === 201);
  if (created?.data) remember(record, created.data);
  return record;
}

/** Creates an entry without files. */
export const writeEntry: Action = (context) => createEntry(context).then(() => undefined);

/** Changes the content and the privacy level, in half of the cases only of the version that the person knows. */
export const changeEntry: Action = async (context) => {
  const { person, random } = context;
  const record = pickEntry(context);
  if (!record) return;
  const { id = '', version = 1, values } = record;
  const ifMatch: Record<string, string> = random.chance(0.5) ? { 'if-match': `"${version}"` } : {};
  const value = randomValue(context);
  values.attempt(value);
  const outcome = await person.write(
    (headers) =>
      person.client.PATCH('/api/journal-entries/{id}', {
        params: { path: { id } },
        body: value,
        headers: { ...headers, ...ifMatch },
      }),
    repetition(random),
  );
  if (outcome.kind === 'answered' && outcome.status === 409) return settleConflict(record, value, outcome.error);
  const changed = settleWrite(person, 'change entry', values, value, outcome, (status) => status === 200);
  if (changed?.data) remember(record, changed.data);
};

export const deleteEntry: Action = async (context) => {
  const { person, random } = context;
  const record = pickEntry(context);
  if (!record) return;
  record.values.attempt(null);
  const outcome = await person.write(
    (headers) =>
      person.client.DELETE('/api/journal-entries/{id}', { params: { path: { id: record.id ?? '' } }, headers }),
    repetition(random),
  );
  settleWrite(
    person,
    'delete entry',
    record.values,
    null,
    outcome,
    (status, isRepeat) => status === 204 || (isRepeat && status === 404),
  );
};

/**
 * The entry has another version than the one that the person knew: that of an attempt whose response was lost, or that of a transcript that
 * arrived. The response has the present state.
 */
function settleConflict(record: EntryRecord, value: EntryValue, error: unknown): void {
  const { values } = record;
  const { current } = error as { current: Entry };
  if (current.content === value.content) values.acknowledge(value);
  else values.reject(value);
  record.version = current.version;
}

function remember(record: EntryRecord, { id, version, shareId, isPublic }: Entry): void {
  record.id = id;
  record.version = version;
  record.shareId = shareId;
  record.hasBeenPublic ||= isPublic;
}

/** An entry of which everything is known. */
function pickEntry({ person, random }: ActionContext): EntryRecord | undefined {
  const known = [...person.records.entries.values()].filter(
    ({ id, values }) => id !== undefined && values.isCertain && values.mayExist,
  );
  return known.length === 0 ? undefined : random.pick(known);
}

/** A text with words of the person's vocabulary, whose occurrences are counted, and a number that makes it unique. */
function randomValue({ person, random }: Pick<ActionContext, 'person' | 'random'>): EntryValue {
  const words = [...person.records.items.keys()];
  const chosen = Array.from({ length: words.length > 0 ? WORDS_PER_ENTRY : 0 }, () => random.pick(words));
  return {
    content: `${chosen.join('，')}。${random.below(2 ** 31)}`,
    privacyLevel: random.pick(PRIVACY_LEVELS),
  };
}
