import {
  expect,
  UNKNOWN_USER_ID,
  statusAndErrorCode,
  test,
  uniqueUsername,
  type RegisteredApiUser,
  fetchAllPages,
} from '../../support/api/api-test.ts';

/** A PNG of one pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a friendship is immediate and mutual, and shows each other’s email', async ({ registerUser }) => {
  const [mei, tom] = [await registerUser({ email: `${uniqueUsername()}@example.org` }), await registerUser()];
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

test('the own id, unknown ids and invalid ids are rejected as friends', async ({ registerUser, anonymous }) => {
  const { client, user } = await registerUser();
  const add = async (friendId: unknown) => statusAndErrorCode(await client.post('/api/friends', { friendId }));
  expect(await add(user.id)).toEqual([400, 'friend_oneself']);
  for (const unknownId of [UNKNOWN_USER_ID, 'junk']) expect(await add(unknownId)).toEqual([404, 'user_not_found']);
  for (const junk of [7, null, undefined, ['x'], `${UNKNOWN_USER_ID}\0`])
    expect(await add(junk)).toEqual([400, 'invalid_request']);
  expect(statusAndErrorCode(await client.delete(`/api/friends/${UNKNOWN_USER_ID}`))).toEqual([404, 'user_not_found']);
  for (const path of [
    '/api/friends',
    '/api/friend-requests',
    '/api/recommended-friends',
    '/api/users/search?q=a',
    '/api/profile',
    '/api/friends-journal-entries',
  ]) {
    expect(statusAndErrorCode(await anonymous.get(path))).toEqual([401, 'not_signed_in']);
  }
});

test('friends are paged and counted', async ({ registerUser }) => {
  const mei = await registerUser();
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    const { user } = await registerUser();
    await mei.client.post('/api/friends', { friendId: user.id });
    ids.unshift(user.id);
  }
  const seen = await fetchAllPages<RegisteredApiUser>(mei.client, '/api/friends', 2);
  expect(seen.map(({ id }) => id)).toEqual(ids);
  expect((await mei.client.get('/api/friends?limit=1')).headers.get('x-total-count')).toBe('5');
  for (const query of ['limit=0', 'limit=101', 'limit=abc', 'cursor=junk', 'limit=1&limit=1'])
    expect((await mei.client.get(`/api/friends?${query}`)).status).toBe(400);
});

test('the user search finds names in either script and takes wildcards literally', async ({ registerUser }) => {
  const mei = await registerUser();
  const mark = uniqueUsername();
  const { user } = await registerUser({
    username: `${mark}_%`,
    firstName: '𠮷雨',
    lastName: `王${mark}`,
    email: `${mark}@example.org`,
  });
  const found = async (q: string) =>
    (await mei.client.get(`/api/users/search?q=${encodeURIComponent(q)}`)).body as RegisteredApiUser[];
  for (const q of [mark, mark.toUpperCase(), `王${mark}𠮷`, `${mark}_%`])
    expect(await found(q)).toEqual([{ ...user, email: null }]);
  expect(await found(`${mark}__`)).toEqual([]);
  expect(await found(`${mark}@example.org`)).toEqual([]);
  expect((await mei.client.get('/api/users/search?q=')).status).toBe(400);
});

test('recommendations are friends of friends, without friends and the user', async ({ registerUser }) => {
  const [mei, tom, lan] = [await registerUser(), await registerUser(), await registerUser()];
  await tom.client.post('/api/friends', { friendId: mei.user.id });
  await tom.client.post('/api/friends', { friendId: lan.user.id });
  const people = (await mei.client.get('/api/recommended-friends')).body as RegisteredApiUser[];
  expect(people[0]).toMatchObject({ id: lan.user.id, email: null });
  expect(people.length).toBeLessThanOrEqual(10);
  expect(people.map(({ id }) => id)).not.toEqual(expect.arrayContaining([tom.user.id]));
});

test('PATCH changes only the fields sent; the email is read-only', async ({ registerUser }) => {
  const { client, user } = await registerUser({ firstName: 'A' });
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
    expect(statusAndErrorCode(await client.patch('/api/profile', changes))).toEqual([400, 'invalid_request']);
  }
  const { user: other } = await registerUser();
  expect(statusAndErrorCode(await client.patch('/api/profile', { username: other.username }))).toEqual([
    409,
    'username_taken',
  ]);
  expect((await client.get('/api/auth/user')).body).toEqual(changed.body);
});

test('an emoji avatar becomes a public image', async ({ registerUser, anonymous }) => {
  const { client } = await registerUser();
  const response = await client.patch('/api/profile', { profileImageUrl: PIXEL });
  expect(response.status).toBe(200);
  const { profileImageUrl } = response.body as { profileImageUrl: string };
  expect(profileImageUrl).toMatch(/^\/media\/[\da-f-]{36}$/);
  await expect.poll(async () => (await anonymous.get(profileImageUrl)).status).toBe(200);
  const avatarResponse = await anonymous.send('HEAD', profileImageUrl);
  expect([avatarResponse.headers.get('content-type'), avatarResponse.headers.get('cache-control')]).toEqual([
    'image/png',
    'private, no-cache',
  ]);
  expect(
    (await client.patch('/api/profile', { profileImageUrl: `data:image/png;base64,${'A'.repeat(70_000)}` })).status,
  ).toBe(400);
  expect((await client.patch('/api/profile', { profileImageUrl: `/media/${UNKNOWN_USER_ID}` })).status).toBe(400);
});
