import {
  expect,
  TEST_PASSWORD,
  statusAndErrorCode,
  test,
  uniqueUsername,
  type RegisteredApiUser,
} from '../../support/api/api-test.ts';
import { waitForMail } from '../../support/mailbox.ts';

const fieldsOfUser = [
  'id',
  'username',
  'email',
  'firstName',
  'lastName',
  'birthDate',
  'bio',
  'profileImageUrl',
  'createdAt',
  'updatedAt',
];
const THIRTY_DAYS_MS = 30 * 24 * 3_600_000;

test('registering creates an account and signs in', async ({ anonymous }) => {
  const username = uniqueUsername();
  const response = await anonymous.post('/api/simple-register', {
    username,
    password: TEST_PASSWORD,
    firstName: '小明',
    nobodyKnows: 'this field',
  });
  expect(response.status).toBe(201);
  expect(Object.keys(response.body as RegisteredApiUser).toSorted()).toEqual(fieldsOfUser.toSorted());
  expect(response.body).toMatchObject({ username, firstName: '小明', email: null });
  expect(response.headers.get('cache-control')).toBe('no-store');

  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^memory\.sid=[^;]+;/);
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
  expect(cookie).not.toContain('Secure');
  const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
  expect(Math.abs(expires - Date.now() - THIRTY_DAYS_MS)).toBeLessThan(60_000);

  for (const path of ['/api/simple-user', '/api/auth/user', '/api/profile'])
    expect((await anonymous.get(path)).body).toEqual(response.body);
});

test('a taken username is a conflict, regardless of case and width; a taken email is told to its owner alone', async ({
  registerUser,
  anonymous,
}) => {
  const username = uniqueUsername();
  await registerUser({ username, email: `${username}@example.org` });
  for (const taken of [username, username.toUpperCase(), `ｐ${username.slice(1)}`]) {
    expect(
      statusAndErrorCode(await anonymous.post('/api/simple-register', { username: taken, password: TEST_PASSWORD })),
    ).toEqual([409, 'username_taken']);
  }
  expect(anonymous.cookies.size).toBe(0);

  const email = `${username}@EXAMPLE.org`;
  const response = await anonymous.post('/api/simple-register', {
    username: uniqueUsername(),
    password: TEST_PASSWORD,
    email,
  });
  expect([response.status, response.body]).toMatchObject([201, { email }]);
  expect((await waitForMail(`${username}@example.org`)).text).toContain(username);
});

test('a repeated registration with the same key returns the first response', async ({ anonymous }) => {
  const body = { username: uniqueUsername(), password: TEST_PASSWORD };
  const key = { 'idempotency-key': uniqueUsername() };
  const first = await anonymous.post('/api/simple-register', body, key);
  const again = await anonymous.post('/api/simple-register', body, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(
    statusAndErrorCode(await anonymous.post('/api/simple-register', { ...body, password: 'another secret' }, key)),
  ).toEqual([409, 'username_taken']);
});

for (const [field, value, en, zh] of [
  ['username', 'ab', 'Username must be at least 3 characters', '用户名至少需要 3 个字符'],
  ['username', 'x'.repeat(51), 'Username must be at most 50 characters', '用户名最多 50 个字符'],
  ['username', 'two words', 'Username must not contain spaces', '用户名不能含有空格'],
  ['username', undefined, 'Username is required', '请输入用户名'],
  ['password', '12345', 'Password must be at least 6 characters', '密码至少需要 6 个字符'],
  ['password', 'x'.repeat(201), 'Please keep this to 200 characters or fewer.', '最多可以写 200 个字。'],
  ['email', 'nobody', 'Please enter a valid email', '请输入有效的邮箱地址'],
  ['firstName', 'a\0b', 'This has a sign in it that Memory cannot keep.', '这里有忆记存不了的符号。'],
] as const) {
  test(`registering with ${field} ${JSON.stringify(value)?.slice(0, 20)} is rejected with a message in either language`, async ({
    anonymous,
  }) => {
    const body = { username: uniqueUsername(), password: TEST_PASSWORD, [field]: value };
    for (const [language, message] of [
      ['en', en],
      ['zh-CN,zh;q=0.9', zh],
      ['fr', en],
    ] as const) {
      const response = await anonymous.post('/api/simple-register', body, { 'accept-language': language });
      expect(statusAndErrorCode(response)).toEqual([400, 'invalid_request']);
      expect(response.body).toMatchObject({ statusCode: 400, errors: [{ path: field, message }] });
    }
  });
}

test('signing in creates a new session id, and signing out ends it', async ({ registerUser, anonymous }) => {
  const { client, user } = await registerUser();
  const before = client.cookies.get('memory.sid');
  const response = await client.post('/api/simple-login', { username: user.username, password: TEST_PASSWORD });
  expect([response.status, response.body]).toEqual([200, user]);
  expect(client.cookies.get('memory.sid')).not.toBe(before);
  anonymous.cookies.set('memory.sid', before ?? '');
  expect(statusAndErrorCode(await anonymous.get('/api/simple-user'))).toEqual([401, 'not_signed_in']);

  expect((await client.post('/api/simple-logout')).status).toBe(204);
  expect(statusAndErrorCode(await client.get('/api/auth/user'))).toEqual([401, 'not_signed_in']);
});

test('wrong credentials are 401, also for unknown users, and 429 after ten attempts', async ({
  registerUser,
  anonymous,
}) => {
  const { user } = await registerUser();
  const stranger = await anonymous.post(
    '/api/simple-login',
    { username: uniqueUsername(), password: TEST_PASSWORD },
    { 'accept-language': 'zh' },
  );
  expect([stranger.status, (stranger.body as Error).message]).toEqual([401, '用户名或密码不正确']);
  for (let tries = 0; tries < 10; tries += 1) {
    const response = await anonymous.post('/api/simple-login', { username: user.username, password: 'wrong one' });
    expect([response.status, (response.body as Error).message]).toEqual([401, 'Invalid username or password']);
  }
  const rejected = await anonymous.post('/api/simple-login', { username: user.username, password: TEST_PASSWORD });
  expect(statusAndErrorCode(rejected)).toEqual([429, 'too_many_requests']);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('signing out by navigation redirects home; a link from another site redirects without signing out', async ({
  registerUser,
}) => {
  const { client } = await registerUser();
  const lured = await client.get('/api/logout', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' });
  expect([lured.status, lured.headers.get('location')]).toEqual([302, '/']);
  expect((await client.get('/api/simple-user')).status).toBe(200);
  const left = await client.get('/api/logout', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' });
  expect([left.status, left.headers.get('location')]).toEqual([302, '/']);
  expect((await client.get('/api/simple-user')).status).toBe(401);
});

test('changing the password ends all other sessions', async ({ registerUser, anonymous }) => {
  const { client, user } = await registerUser();
  await anonymous.post('/api/simple-login', { username: user.username, password: TEST_PASSWORD });
  expect(
    statusAndErrorCode(
      await client.post('/api/change-password', { currentPassword: 'not this', newPassword: 'a new secret' }),
    ),
  ).toEqual([400, 'wrong_password']);
  expect(
    (await client.post('/api/change-password', { currentPassword: TEST_PASSWORD, newPassword: 'a new secret' })).status,
  ).toBe(204);
  expect((await anonymous.get('/api/simple-user')).status).toBe(401);
  expect((await client.get('/api/simple-user')).status).toBe(200);
});

test('without an identity provider, external sign-in redirects back with an error', async ({ anonymous }) => {
  const response = await anonymous.get('/api/login');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/auth?error=external_login_unavailable']);
});

test('cross-site writes are rejected', async ({ registerUser }) => {
  const { client } = await registerUser();
  for (const [name, value] of [
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://elsewhere.example'],
  ] as const) {
    expect(statusAndErrorCode(await client.post('/api/journal-entries', { title: 'x' }, { [name]: value }))).toEqual([
      403,
      'cross_site_request',
    ]);
  }
  expect((await client.get('/api/journal-entries')).body).toEqual([]);
});
