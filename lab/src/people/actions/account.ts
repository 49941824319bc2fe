import { fileIdFromMediaUrl, type User } from '@memory/contracts';
import { unzip } from '@memory/testing';
import { patch, post, remove } from '../exchange.ts';
import type { Action, Person } from '../person.ts';
import { PossibleValues } from '../records.ts';

/** A PNG of a single pixel, uploaded like an emoji avatar. */
const AVATAR =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Adds one of the possible friends, or removes this person when they already are a friend. */
export const toggleFriend: Action = (person) =>
  toggleRelation(person, person.possibleFriends, person.records.friends, '/api/friends', 'friendId');

/** Blocks one of the people whom this person may block, or ends the block. */
export const toggleBlock: Action = (person) =>
  toggleRelation(person, person.possibleBlocks, person.records.blocks, '/api/blocks', 'userId');

async function toggleRelation(
  person: Person,
  possible: readonly Person[],
  relations: ReadonlyMap<string, PossibleValues<true>>,
  path: string,
  idField: string,
): Promise<void> {
  const id = person.random.pickOrUndefined(possible)?.id;
  const values = id === undefined ? undefined : relations.get(id);
  if (!values?.isCertain) return;
  const wanted = values.acknowledged ? null : true;
  const name = `change ${path}`;
  const request = wanted ? post(name, path, { [idField]: id }) : remove(name, `${path}/${id}`);
  await person.change({ ...request, expected: [200, 201, 204] }, values, wanted);
}

export const changeProfile: Action = (person) =>
  changeSetting(person, '/api/profile', 'bio', person.records.bio, `bio ${person.random.below(2 ** 31)}`);

export const changeLearningSettings: Action = (person) =>
  changeSetting(
    person,
    '/api/learning-settings',
    'minutesPerDay',
    person.records.minutesPerDay,
    1 + person.random.below(60),
  );

export const changeReadingAids: Action = (person) =>
  changeSetting(
    person,
    '/api/reading-aids',
    'speechRate',
    person.records.speechRate,
    (50 + person.random.below(70)) / 100,
  );

async function changeSetting<Value>(
  person: Person,
  path: string,
  field: string,
  values: PossibleValues<Value>,
  value: Value,
): Promise<void> {
  if (values.isCertain) await person.change(patch(`change ${field}`, path, { [field]: value }), values, value);
}

/** Sets an emoji avatar. social-svc lets media-svc store the new avatar and delete the previous one. */
export const changeAvatar: Action = async (person) => {
  const { records } = person;
  if (!records.avatar.isCertain) return;
  const previous = records.files.find(({ values }) => values?.mustExist);
  // The URL of the new avatar is not known before the response.
  const unknownUrl = 'unknown';
  previous?.values?.attempt(null);
  const changed = await person.change(
    patch('change avatar', '/api/profile', { profileImageUrl: AVATAR }),
    records.avatar,
    unknownUrl,
    // Each attempt may have stored a new file.
    () => (records.unknownUploads += 1),
  );
  const url = changed?.json<User>().profileImageUrl;
  if (url) {
    records.unknownUploads -= 1;
    records.avatar.acknowledge(url);
    previous?.values?.acknowledge(null);
    records.files.push({ id: fileIdFromMediaUrl(url), values: new PossibleValues<true>(true) });
  } else if (records.avatar.isCertain) {
    previous?.values?.reject(null);
  }
};

/** Downloads all data of the person. An archive that arrives completely must contain every acknowledged entry with its content. */
export const exportOwnData: Action = async (person) => {
  const reads = [...person.records.entries.values()].map((record) => ({
    record,
    content: record.values.acknowledged?.content,
    wasCertain: record.values.beginRead(),
  }));
  const { body } = await person.read('export', '/api/export');
  const { surprises } = person.records;
  const files = await unzip(body).catch((error: unknown) => String(error));
  if (typeof files === 'string') return void surprises.push(`an export is damaged: ${files}`);
  const { entries } = JSON.parse(files.get('entries.json')?.toString() ?? '{"entries":[]}') as {
    entries: { title: string; content: string }[];
  };
  const contents = Map.groupBy(entries, ({ title }) => title);
  for (const { record, content, wasCertain } of reads) {
    if (!wasCertain()) continue;
    const exported = contents.get(record.title) ?? [];
    if (exported.length !== (content === undefined ? 0 : 1) || exported[0]?.content !== content)
      surprises.push(`entry ${record.title} is in an export ${exported.length} times, or with another content`);
  }
};
