import {
  type Entry,
  expect,
  UNKNOWN_USER_ID,
  statusAndErrorCode,
  test,
  uniqueUsername,
  fetchAllPages,
  createEntry,
} from '../../support/api/api-test.ts';

const path = '/api/journal-entries';
const fieldsOfEntry = [
  'id',
  'userId',
  'title',
  'content',
  'originalAudioUrl',
  'originalImageUrl',
  'extractedText',
  'isPublic',
  'privacyLevel',
  'shareId',
  'language',
  'mediaFiles',
  'location',
  'latitude',
  'longitude',
  'weather',
  'createdAt',
  'user',
];

test('a created entry is returned with all fields, and is private by default', async ({ registerUser }) => {
  const mei = await registerUser({ firstName: '美' });
  const draft = {
    title: '  𠮷野家 🍜 ',
    content: '今天吃牛肉饭。',
    location: 'Taipei, Taiwan',
    latitude: '25.0330',
    longitude: '-121.5654',
    weather: null,
  };
  const response = await mei.client.post(path, {
    ...draft,
    language: 'en',
    mediaFiles: [],
    originalAudioUrl: null,
    isPublic: false,
    madeUp: true,
  });
  expect(response.status).toBe(201);
  const entry = response.body as Entry;
  expect(Object.keys(entry)).toEqual(expect.arrayContaining(fieldsOfEntry));
  expect(entry).toMatchObject({
    ...draft,
    title: '𠮷野家 🍜',
    userId: mei.user.id,
    isPublic: false,
    privacyLevel: 'private',
    language: 'en',
    mediaFiles: [],
    extractedText: '',
    user: { username: mei.user.username, firstName: '美', lastName: null, profileImageUrl: null },
  });
  expect(entry.shareId).toMatch(/^[\w-]{22,}$/);
  expect(entry).not.toHaveProperty('madeUp');
  expect(String(entry['createdAt'])).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect((await mei.client.get(`${path}/${entry.id}`)).body).toEqual(entry);
});

test('privacyLevel and isPublic agree; privacyLevel takes precedence', async ({ registerUser }) => {
  const mei = await registerUser();
  const pair = ({ privacyLevel, isPublic }: Entry) => [privacyLevel, isPublic];
  expect(pair(await createEntry(mei, { isPublic: true }))).toEqual(['public', true]);
  const entry = await createEntry(mei, { isPublic: true, privacyLevel: 'friends' });
  expect(pair(entry)).toEqual(['friends', false]);
  const changed = async (changes: object) =>
    pair((await mei.client.patch(`${path}/${entry.id}`, changes)).body as Entry);
  expect(await changed({ isPublic: true })).toEqual(['public', true]);
  expect(await changed({ privacyLevel: 'private', isPublic: true })).toEqual(['private', false]);
  expect(await changed({ title: 'only this' })).toEqual(['private', false]);
});

for (const [what, fields, field, message] of [
  ['a blank title', { title: '   ' }, 'title', 'Please add a title for your memory.'],
  ['no title', { title: undefined }, 'title', 'Please add a title for your memory.'],
  ['a title of 201', { title: 'x'.repeat(201) }, 'title', 'A title can be 200 characters long at most.'],
  [
    'a content of 20,001',
    { content: '字'.repeat(20_001) },
    'content',
    'Please keep this to 20000 characters or fewer.',
  ],
  ['a NUL', { content: 'a\0b' }, 'content', 'This has a sign in it that Memory cannot keep.'],
  ['half a character', { content: '\ud842' }, 'content', 'This has a sign in it that Memory cannot keep.'],
  ['a latitude of 90.1', { latitude: '90.1' }, 'latitude', 'This must be between -90 and 90.'],
  ['a longitude in words', { longitude: 'east' }, 'longitude', 'This must be a number.'],
  ['a location of 201', { location: 'x'.repeat(201) }, 'location', 'Please keep this to 200 characters or fewer.'],
  [
    '21 files',
    { mediaFiles: Array(21).fill(`/media/${UNKNOWN_USER_ID}`) },
    'mediaFiles',
    'Please choose no more than 20.',
  ],
  [
    'a file from elsewhere',
    { originalImageUrl: 'https://elsewhere.example/a.png' },
    'originalImageUrl',
    'This must be a file that was uploaded to Memory.',
  ],
  [
    'an unknown level',
    { privacyLevel: 'everyone' },
    'privacyLevel',
    'Please choose one of these: private, friends, public.',
  ],
] as const) {
  test(`with ${what} a request is rejected with a message and stores nothing`, async ({ registerUser }) => {
    const mei = await registerUser();
    const response = await mei.client.post(path, { title: 'x', ...fields });
    expect(statusAndErrorCode(response)).toEqual([400, 'invalid_request']);
    expect((response.body as { errors: unknown }).errors).toEqual([{ path: field, message }]);
    const list = await mei.client.get(path);
    expect([list.body, list.headers.get('x-total-count')]).toEqual([[], '0']);
  });
}

test('an entry accepts only files of its author', async ({ registerUser }) => {
  const mei = await registerUser();
  expect(
    statusAndErrorCode(await mei.client.post(path, { title: 'x', mediaFiles: [`/media/${UNKNOWN_USER_ID}`] })),
  ).toEqual([400, 'media_not_yours']);
});

test('two requests with the same idempotency key create one entry', async ({ registerUser }) => {
  const mei = await registerUser();
  const key = { 'idempotency-key': uniqueUsername() };
  const responses = await Promise.all([1, 2, 3].map(() => mei.client.post(path, { title: 'once' }, key)));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(responses.map(({ body }) => (body as Entry).id)).size).toBe(1);
  expect((await mei.client.get(path)).headers.get('x-total-count')).toBe('1');
  expect(statusAndErrorCode(await mei.client.post(path, { title: 'other' }, key))).toEqual([
    409,
    'idempotency_key_reused',
  ]);
});

test('of two concurrent changes the second is rejected with the current entry', async ({ registerUser }) => {
  const mei = await registerUser();
  const { id } = await createEntry(mei);
  const seen = (await mei.client.get(`${path}/${id}`)).headers.get('etag') ?? '';
  expect((await mei.client.patch(`${path}/${id}`, { title: 'first' }, { 'if-match': seen })).status).toBe(200);
  const second = await mei.client.patch(`${path}/${id}`, { title: 'second' }, { 'if-match': seen });
  expect(statusAndErrorCode(second)).toEqual([409, 'entry_changed']);
  expect(second.body).toMatchObject({ current: { id, title: 'first' } });
});

test('lists are paged newest first, each entry once, while entries are added', async ({ registerUser }) => {
  const mei = await registerUser();
  const ids: string[] = [];
  for (const title of ['一', '二', '三', '四', '五']) ids.unshift((await createEntry(mei, { title })).id);
  const seen = await fetchAllPages<Entry>(mei.client, path, 2, () => createEntry(mei, { title: 'meanwhile' }));
  expect(seen.map(({ id }) => id)).toEqual(ids);
  const list = await mei.client.get(`${path}?limit=1`);
  expect([list.headers.get('x-total-count'), list.headers.get('cache-control')]).toEqual(['8', 'no-store']);
});

for (const query of [
  'limit=0',
  'limit=101',
  'limit=abc',
  'limit=1.5',
  'limit=',
  'limit=1&limit=2',
  'cursor=junk',
  'cursor=%00',
  'cursor=a&cursor=b',
  'q=%00',
  'q=a&q=b',
]) {
  test(`a list with ?${query} is rejected`, async ({ registerUser }) => {
    const { client } = await registerUser();
    expect((await client.get(`${path}?${query}`)).status).toBe(400);
  });
}

test('the search matches title and content literally', async ({ registerUser }) => {
  const mei = await registerUser();
  await createEntry(mei, { title: '公园', content: '100% 猫' });
  await createEntry(mei, { title: 'Park', content: '我们去动物园' });
  const found = async (q: string) =>
    ((await mei.client.get(`${path}?q=${encodeURIComponent(q)}`)).body as Entry[]).map(({ title }) => title);
  expect([await found('园'), await found('动物'), await found('%'), await found('PARK'), await found('_')]).toEqual([
    ['Park', '公园'],
    ['Park'],
    ['公园'],
    ['Park'],
    [],
  ]);
});

test('a deleted entry is gone and no longer counted', async ({ registerUser }) => {
  const mei = await registerUser();
  const { id } = await createEntry(mei, { privacyLevel: 'public' });
  const response = await mei.client.delete(`${path}/${id}`);
  expect([response.status, response.body]).toEqual([204, '']);
  for (const again of [
    await mei.client.delete(`${path}/${id}`),
    await mei.client.patch(`${path}/${id}`, { title: 'x' }),
    await mei.client.get(`${path}/${id}`),
  ]) {
    expect(statusAndErrorCode(again)).toEqual([404, 'entry_not_found']);
  }
  const timeline = await mei.client.get(`/api/public-timeline/${mei.user.id}`);
  expect([timeline.headers.get('x-total-count'), timeline.body]).toMatchObject([
    '0',
    { entries: [], user: { id: mei.user.id } },
  ]);
});
