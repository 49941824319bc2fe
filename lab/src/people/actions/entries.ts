import { type Entry, fileIdFromMediaUrl, type UploadedFile, type UploadedMedia } from '@memory/contracts';
import { type PersonResponse, patch, post, remove, type RequestKind, uploadRequest } from '../exchange.ts';
import type { Action, Person } from '../person.ts';
import { type EntryRecord, type EntryValue, PossibleValues } from '../records.ts';
import { openHome } from './read-pages.ts';

const SENTENCES = [
  '星期六爸爸妈妈带我去动物园看大熊猫，熊猫在吃竹子。',
  '今天天气很好，我们去公园玩，看见了很多花。',
  'My grandmother taught me how to fold dumplings.',
  '老师说我的字写得越来越漂亮了，我很高兴！',
  'We walked along the river until the rain came. 我们都湿了。',
];
const MIN_SENTENCES = 3;
const MAX_SENTENCES = 10;
const WORDS_PER_ENTRY = 8;

/** Creates an entry. @param files properties of the request for the person's files that the entry uses, and the text of these files */
export async function createEntry(person: Person, files: object = {}): Promise<EntryRecord> {
  const { entries } = person.records;
  const record: EntryRecord = {
    title: `${person.username} ${entries.size + 1}`,
    values: new PossibleValues<EntryValue>(),
    begunAt: performance.now(),
  };
  entries.set(record.title, record);
  const value = randomValue(person);
  const json = { title: record.title, ...value, ...files };
  const created = await person.change(post('create an entry', '/api/journal-entries', json), record.values, value);
  if (created) person.ownEntryIds.unshift(remember(record, created).id);
  return record;
}

export const writeEntry: Action = async (person) => void (await createEntry(person));

/** Changes the content and the privacy level of an entry. Half of the changes are conditional on the version that the person knows. */
export const changeEntry: Action = async (person) => {
  const record = pickEntry(person);
  if (!record) return;
  const { id, version, values } = record;
  const headers: Record<string, string> = person.random.chance(0.5) ? { 'if-match': `"${version}"` } : {};
  const value = randomValue(person);
  values.attempt(value);
  const request = { ...patch('change an entry', `/api/journal-entries/${id}`, value), headers };
  const outcome = await person.write(request);
  if (outcome.kind === 'answered' && outcome.response.status === 409)
    return settleConflict(record, value, outcome.response);
  const changed = person.settle(request, values, value, outcome);
  if (changed) remember(record, changed);
};

export const deleteEntry: Action = async (person) => {
  const record = pickEntry(person);
  if (record) await person.change(remove('delete an entry', `/api/journal-entries/${record.id}`), record.values, null);
};

/** Shares one of one's own entries with friends. */
export const shareEntry: Action = async (person) => {
  if (person.ownEntryIds.length === 0) await openHome(person);
  if (person.ownEntryIds.length === 0) await writeEntry(person);
  const id = person.random.pickOrUndefined(person.ownEntryIds);
  if (id === undefined) return;
  await person.expect(patch('share an entry', `/api/journal-entries/${id}`, { privacyLevel: 'friends' }));
};

/** Uploads a photo, which gets thumbnails, writes an entry with the photo and looks at the photo again. */
export const uploadPhoto: Action = async (person) => {
  const uploaded = await uploadFile<UploadedMedia[]>(person, 'upload a photo', 'upload', 'media');
  const url = uploaded?.[0]?.url;
  if (url !== undefined) await writeEntryWithFile(person, url, { mediaFiles: [url] }, 'stored photo');
};

/** Uploads a voice recording. It is transcribed if the installation has a transcription provider. */
export const uploadRecording: Action = async (person) => {
  const uploaded = await uploadFile<UploadedFile>(person, 'upload a recording', 'textUpload', 'audio');
  if (uploaded) await writeEntryWithFile(person, uploaded.url, { originalAudioUrl: uploaded.url }, 'stored recording');
};

/** Uploads a photo of handwriting. The product recognizes its text. */
export const uploadHandwriting: Action = async (person) => {
  const uploaded = await uploadFile<UploadedFile>(person, 'upload handwriting', 'textUpload', 'image');
  if (!uploaded) return;
  const { url, extractedText } = uploaded;
  await writeEntryWithFile(person, url, { originalImageUrl: url, extractedText });
};

async function uploadFile<Body>(
  person: Person,
  name: string,
  kind: RequestKind,
  field: 'audio' | 'image' | 'media',
): Promise<Body | undefined> {
  const request = uploadRequest(name, kind, field, person.random.pick(person.files[field]));
  const outcome = await person.write(request, { isRepeated: true });
  if (outcome.kind === 'unknown') person.records.unknownUploads += 1;
  // An upload has no value to compare: the file is stored when the response says so.
  return person.settle(request, new PossibleValues<true>(true), true, outcome)?.json<Body>();
}

async function writeEntryWithFile(person: Person, url: string, files: object, storedName?: string): Promise<void> {
  const { title, id } = await createEntry(person, files);
  person.records.files.push({ id: fileIdFromMediaUrl(url), entryTitle: title });
  if (storedName !== undefined && id !== undefined) await person.read(storedName, url);
}

/**
 * Handles a conflict: the entry has another version than the person knew. The other version comes from an attempt whose response was lost, or from a
 * transcript that arrived. The response contains the current state.
 */
function settleConflict(record: EntryRecord, value: EntryValue, response: PersonResponse): void {
  const { current } = response.json<{ current: Entry }>();
  if (current.content === value.content) record.values.acknowledge(value);
  else record.values.reject(value);
  record.version = current.version;
}

function remember(record: EntryRecord, response: PersonResponse): Entry {
  const entry = response.json<Entry>();
  const { id, version, shareId, isPublic } = entry;
  Object.assign(record, { id, version, shareId });
  record.hasBeenPublic ||= isPublic;
  return entry;
}

/** Picks an entry whose state is completely known. */
const pickEntry = ({ records, random }: Person): EntryRecord | undefined =>
  random.pickOrUndefined(
    [...records.entries.values()].filter(({ id, values }) => id !== undefined && values.isCertain && values.mayExist),
  );

/**
 * Returns a text with a number that makes it unique. The text consists of words of the person's vocabulary, whose occurrences are counted, or of
 * sentences when the vocabulary is empty.
 */
function randomValue({ records, random, privacyLevels }: Person): EntryValue {
  const words = [...records.items.keys()];
  const count = words.length > 0 ? WORDS_PER_ENTRY : MIN_SENTENCES + random.below(MAX_SENTENCES - MIN_SENTENCES);
  const parts = Array.from({ length: count }, () => random.pick(words.length > 0 ? words : SENTENCES));
  return { content: `${parts.join('，')}。${random.below(2 ** 31)}`, privacyLevel: random.pick(privacyLevels) };
}
