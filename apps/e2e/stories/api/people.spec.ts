import { expect, NOBODY, refusalOf, test, unusedName, type User, wholeList } from '../../support/api/people.ts';

/** The smallest PNG there is: one pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('friends are friends at once and both ways, and may see each other’s email', async ({ newcomer }) => {
  const [mei, tom] = [await newcomer({ email: `${unusedName()}@example.org` }), await newcomer()];
  const added = await tom.client.post('/api/friends', { friendId: mei.user.id });
  expect([added.status, added.body]).toEqual([201, { ...mei.user, friendship: 'friends' }]);
  expect((await mei.client.post('/api/friends', { friendId: tom.user.id })).status).toBe(200);
  expect([(await mei.client.get('/api/friends')).body, (await tom.client.get('/api/friends')).body]).toEqual([
    [tom.user],
    [mei.user],
  ]);
  expect((await mei.client.get('/api/friend-requests')).body).toEqual([]);
  expect((await mei.client.delete(`/api/friends/${tom.user.id}`)).status).toBe(204);
  expect((await tom.client.get('/api/friends')).body).toEqual([]);
});

test('oneself, nobody and junk are no friends', async ({ newcomer, visitor }) => {
  const { client, user } = await newcomer();
  const add = async (friendId: unknown) => refusalOf(await client.post('/api/friends', { friendId }));
  expect(await add(user.id)).toEqual([400, 'friend_oneself']);
  for (const nobody of [NOBODY, 'junk']) expect(await add(nobody)).toEqual([404, 'user_not_found']);
  for (const junk of [7, null, undefined, ['x'], `${NOBODY}\0`])
    expect(await add(junk)).toEqual([400, 'invalid_request']);
  expect(refusalOf(await client.delete(`/api/friends/${NOBODY}`))).toEqual([404, 'user_not_found']);
  for (const path of [
    '/api/friends',
    '/api/friend-requests',
    '/api/recommended-friends',
    '/api/users/search?q=a',
    '/api/profile',
    '/api/friends-journal-entries',
  ]) {
    expect(refusalOf(await visitor.get(path))).toEqual([401, 'not_signed_in']);
  }
});

test('friends come in pages, and are counted', async ({ newcomer }) => {
  const mei = await newcomer();
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    const { user } = await newcomer();
    await mei.client.post('/api/friends', { friendId: user.id });
    ids.unshift(user.id);
  }
  const seen = await wholeList<User>(mei.client, '/api/friends', 2);
  expect(seen.map(({ id }) => id)).toEqual(ids);
  expect((await mei.client.get('/api/friends?limit=1')).headers.get('x-total-count')).toBe('5');
  for (const query of ['limit=0', 'limit=101', 'limit=abc', 'cursor=junk', 'limit=1&limit=1'])
    expect((await mei.client.get(`/api/friends?${query}`)).status).toBe(400);
});

test('people are found by names in either script, and signs are only signs', async ({ newcomer }) => {
  const mei = await newcomer();
  const mark = unusedName();
  const { user } = await newcomer({
    username: `${mark}_%`,
    firstName: '𠮷雨',
    lastName: `王${mark}`,
    email: `${mark}@example.org`,
  });
  const found = async (q: string) =>
    (await mei.client.get(`/api/users/search?q=${encodeURIComponent(q)}`)).body as User[];
  for (const q of [mark, mark.toUpperCase(), `王${mark}𠮷`, `${mark}_%`])
    expect(await found(q)).toEqual([{ ...user, email: null }]);
  expect(await found(`${mark}__`)).toEqual([]);
  expect(await found(`${mark}@example.org`)).toEqual([]);
  expect((await mei.client.get('/api/users/search?q=')).status).toBe(400);
});

test('friends of friends are recommended, never friends or oneself', async ({ newcomer }) => {
  const [mei, tom, lan] = [await newcomer(), await newcomer(), await newcomer()];
  await tom.client.post('/api/friends', { friendId: mei.user.id });
  await tom.client.post('/api/friends', { friendId: lan.user.id });
  const people = (await mei.client.get('/api/recommended-friends')).body as User[];
  expect(people[0]).toMatchObject({ id: lan.user.id, email: null });
  expect(people.length).toBeLessThanOrEqual(10);
  expect(people.map(({ id }) => id)).not.toEqual(expect.arrayContaining([tom.user.id]));
});

test('a profile is changed in what is sent; the email stays', async ({ newcomer }) => {
  const { client, user } = await newcomer({ firstName: 'A' });
  const changed = await client.patch('/api/profile', {
    lastName: '李',
    birthDate: '2015-02-28',
    bio: '你好 𠮷',
    email: 'other@example.org',
  });
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { firstName: 'A', lastName: '李', birthDate: '2015-02-28', bio: '你好 𠮷', email: user['email'] },
  ]);
  for (const changes of [
    { birthDate: '2015-02-30' },
    { birthDate: '2999-01-01' },
    { username: 'ab' },
    { bio: 'x'.repeat(1_001) },
    { profileImageUrl: 'javascript:0' },
  ]) {
    expect(refusalOf(await client.patch('/api/profile', changes))).toEqual([400, 'invalid_request']);
  }
  const { user: other } = await newcomer();
  expect(refusalOf(await client.patch('/api/profile', { username: other.username }))).toEqual([409, 'username_taken']);
  expect((await client.get('/api/auth/user')).body).toEqual(changed.body);
});

test('a drawn avatar becomes a picture that everybody may see', async ({ newcomer, visitor }) => {
  const { client } = await newcomer();
  const answer = await client.patch('/api/profile', { profileImageUrl: PIXEL });
  expect(answer.status).toBe(200);
  const { profileImageUrl } = answer.body as { profileImageUrl: string };
  expect(profileImageUrl).toMatch(/^\/media\/[\da-f-]{36}$/);
  await expect.poll(async () => (await visitor.get(profileImageUrl)).status).toBe(200);
  const picture = await visitor.send('HEAD', profileImageUrl);
  expect([picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
    'image/png',
    'private, no-cache',
  ]);
  expect(
    (await client.patch('/api/profile', { profileImageUrl: `data:image/png;base64,${'A'.repeat(70_000)}` })).status,
  ).toBe(400);
  expect((await client.patch('/api/profile', { profileImageUrl: `/media/${NOBODY}` })).status).toBe(400);
});
