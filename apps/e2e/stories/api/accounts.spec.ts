import { expect, PASSWORD, refusalOf, test, unusedName, type User } from '../../support/api/people.ts';

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

test('registering makes an account and signs in', async ({ visitor }) => {
  const username = unusedName();
  const answer = await visitor.post('/api/simple-register', {
    username,
    password: PASSWORD,
    firstName: '小明',
    nobodyKnows: 'this field',
  });
  expect(answer.status).toBe(201);
  expect(Object.keys(answer.body as User).toSorted()).toEqual(fieldsOfUser.toSorted());
  expect(answer.body).toMatchObject({ username, firstName: '小明', email: null });
  expect(answer.headers.get('cache-control')).toBe('no-store');

  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^memory\.sid=[^;]+;/);
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
  expect(cookie).not.toContain('Secure');
  const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
  expect(Math.abs(expires - Date.now() - THIRTY_DAYS_MS)).toBeLessThan(60_000);

  for (const path of ['/api/simple-user', '/api/auth/user', '/api/profile'])
    expect((await visitor.get(path)).body).toEqual(answer.body);
});

test('a name or address that somebody has is a conflict, whatever its case and width', async ({
  newcomer,
  visitor,
}) => {
  const username = unusedName();
  await newcomer({ username, email: `${username}@example.org` });
  for (const taken of [username, username.toUpperCase(), `ｐ${username.slice(1)}`]) {
    expect(refusalOf(await visitor.post('/api/simple-register', { username: taken, password: PASSWORD }))).toEqual([
      409,
      'username_taken',
    ]);
  }
  const answer = await visitor.post('/api/simple-register', {
    username: unusedName(),
    password: PASSWORD,
    email: `${username}@EXAMPLE.org`,
  });
  expect(refusalOf(answer)).toEqual([409, 'email_taken']);
  expect(visitor.cookies.size).toBe(0);
});

test('a registration that is sent again is the same registration', async ({ visitor }) => {
  const body = { username: unusedName(), password: PASSWORD };
  const key = { 'idempotency-key': unusedName() };
  const first = await visitor.post('/api/simple-register', body, key);
  const again = await visitor.post('/api/simple-register', body, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(refusalOf(await visitor.post('/api/simple-register', { ...body, password: 'another secret' }, key))).toEqual([
    409,
    'username_taken',
  ]);
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
  test(`registering with ${field} ${JSON.stringify(value)?.slice(0, 20)} is refused, and says why in either language`, async ({
    visitor,
  }) => {
    const body = { username: unusedName(), password: PASSWORD, [field]: value };
    for (const [language, message] of [
      ['en', en],
      ['zh-CN,zh;q=0.9', zh],
      ['fr', en],
    ] as const) {
      const answer = await visitor.post('/api/simple-register', body, { 'accept-language': language });
      expect(refusalOf(answer)).toEqual([400, 'invalid_request']);
      expect(answer.body).toMatchObject({ statusCode: 400, errors: [{ path: field, message }] });
    }
  });
}

test('signing in gives a new session id, and signing out ends it', async ({ newcomer, visitor }) => {
  const { client, user } = await newcomer();
  const before = client.cookies.get('memory.sid');
  const answer = await client.post('/api/simple-login', { username: user.username, password: PASSWORD });
  expect([answer.status, answer.body]).toEqual([200, user]);
  expect(client.cookies.get('memory.sid')).not.toBe(before);
  visitor.cookies.set('memory.sid', before ?? '');
  expect(refusalOf(await visitor.get('/api/simple-user'))).toEqual([401, 'not_signed_in']);

  expect((await client.post('/api/simple-logout')).status).toBe(204);
  expect(refusalOf(await client.get('/api/auth/user'))).toEqual([401, 'not_signed_in']);
});

test('a wrong pair is 401 whoever it is, and after ten of them 429', async ({ newcomer, visitor }) => {
  const { user } = await newcomer();
  const stranger = await visitor.post(
    '/api/simple-login',
    { username: unusedName(), password: PASSWORD },
    { 'accept-language': 'zh' },
  );
  expect([stranger.status, (stranger.body as Error).message]).toEqual([401, '用户名或密码不正确']);
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await visitor.post('/api/simple-login', { username: user.username, password: 'wrong one' });
    expect([answer.status, (answer.body as Error).message]).toEqual([401, 'Invalid username or password']);
  }
  const refused = await visitor.post('/api/simple-login', { username: user.username, password: PASSWORD });
  expect(refusalOf(refused)).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('leaving by navigation leads home; by a link of another site it leads home and signs nobody out', async ({
  newcomer,
}) => {
  const { client } = await newcomer();
  const lured = await client.get('/api/logout', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' });
  expect([lured.status, lured.headers.get('location')]).toEqual([302, '/']);
  expect((await client.get('/api/simple-user')).status).toBe(200);
  const left = await client.get('/api/logout', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' });
  expect([left.status, left.headers.get('location')]).toEqual([302, '/']);
  expect((await client.get('/api/simple-user')).status).toBe(401);
});

test('a new password ends all other sessions at once', async ({ newcomer, visitor }) => {
  const { client, user } = await newcomer();
  await visitor.post('/api/simple-login', { username: user.username, password: PASSWORD });
  expect(
    refusalOf(await client.post('/api/change-password', { currentPassword: 'not this', newPassword: 'a new secret' })),
  ).toEqual([400, 'wrong_password']);
  expect(
    (await client.post('/api/change-password', { currentPassword: PASSWORD, newPassword: 'a new secret' })).status,
  ).toBe(204);
  expect((await visitor.get('/api/simple-user')).status).toBe(401);
  expect((await client.get('/api/simple-user')).status).toBe(200);
});

test('without a provider, signing in elsewhere leads back and says so', async ({ visitor }) => {
  const answer = await visitor.get('/api/login');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth?error=external_login_unavailable']);
});

test('another site can write nothing in somebody’s name', async ({ newcomer }) => {
  const { client } = await newcomer();
  for (const [name, value] of [
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://elsewhere.example'],
  ] as const) {
    expect(refusalOf(await client.post('/api/journal-entries', { title: 'x' }, { [name]: value }))).toEqual([
      403,
      'cross_site_request',
    ]);
  }
  expect((await client.get('/api/journal-entries')).body).toEqual([]);
});
