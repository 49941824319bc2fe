import { userSchema } from '@memory/contracts';
import { envelopeSchema, sessionsRevoked } from '@memory/events';
import { eventually } from '@memory/testing';
import { TEST_PASSWORD, registerUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const signUp = (body: object) => app.request('POST', '/api/simple-register', { body });
const verify = (username: string, password: string) =>
  app.request('POST', '/api/simple-login', { body: { username, password } });

describe('registering', () => {
  it('returns the whole account without the password hash', async () => {
    const response = await signUp({
      username: '王小明',
      password: TEST_PASSWORD,
      email: 'ming@example.com',
      firstName: ' 明 ',
      lastName: '',
    });
    expect(response.statusCode).toBe(201);
    const user = userSchema.strict().parse(response.json());
    expect(user).toMatchObject({
      username: '王小明',
      email: 'ming@example.com',
      firstName: '明',
      lastName: null,
      bio: null,
    });
    expect(response.body).not.toContain('argon2');
    const { passwordHash, version } = await app.database.account.findUniqueOrThrow({ where: { id: user.id } });
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(version).toBe(1);
  });

  it.each([
    ['another case', 'Anna', 'aNNA'],
    ['another width', 'Ｍei-wide', 'mei-WIDE'],
    ['a letter that has no capital', 'straße', 'STRASSE'],
  ])('rejects a taken username in %s', async (_, first, second) => {
    await registerUser(app, { username: first });
    expect((await signUp({ username: second, password: TEST_PASSWORD })).json()).toMatchObject({
      statusCode: 409,
      code: 'username_taken',
    });
  });

  it.each(['\u200b', '\u200d', '\u202e', '\u00ad', '\u3164', '\u115f', '\ufe0f', '\u034f', '\u{e0101}'])(
    'takes the invisible character %j for no part of a username, so that no name looks like another one',
    async (invisible) => {
      const { username: taken } = await registerUser(app);
      for (const username of [`${taken}${invisible}`, `${taken[0]}${invisible}${taken.slice(1)}`])
        expect((await signUp({ username, password: TEST_PASSWORD })).json()).toMatchObject({
          statusCode: 409,
          code: 'username_taken',
        });
      expect((await signUp({ username: invisible.repeat(3), password: TEST_PASSWORD })).statusCode).toBe(400);
    },
  );

  it('rejects a username with a blank Braille cell or a space', async () => {
    for (const username of ['mei\u2800', 'm\u3000ei'])
      expect((await signUp({ username, password: TEST_PASSWORD })).json()).toMatchObject({
        statusCode: 400,
        errors: [{ path: 'username', message: 'Username must not contain spaces' }],
      });
  });

  it('accepts a username with emoji and with marks on letters', async () => {
    for (const username of ['mei❤️', 'mei1️⃣', '👍🏽mei', 'Ngọc'])
      expect((await signUp({ username, password: TEST_PASSWORD })).json()).toMatchObject({ username });
  });

  it('rejects a taken email, and allows any number of accounts without one', async () => {
    await registerUser(app, { email: 'shared@example.com' });
    const response = await signUp({ username: 'someone-else', password: TEST_PASSWORD, email: 'Shared@Example.com' });
    expect(response.json()).toMatchObject({ statusCode: 409, code: 'email_taken' });
    await registerUser(app, { email: '' });
    await registerUser(app, { email: null });
  });

  it('gives a username to exactly one of several concurrent registrations', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, i) => signUp({ username: i % 2 ? 'Rush' : 'rush', password: TEST_PASSWORD })),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });

  it.each([
    ['username', { username: 'ab' }, 'Username must be at least 3 characters'],
    ['username', { username: 'a b c' }, 'Username must not contain spaces'],
    ['password', { password: '12345' }, 'Password must be at least 6 characters'],
    ['email', { email: 'not an address' }, 'Please enter a valid email'],
  ])('rejects an invalid %s with a message for the field', async (path, wrong, message) => {
    const response = await signUp({ username: 'never-stored', password: TEST_PASSWORD, ...wrong });
    expect(response.json()).toMatchObject({ statusCode: 400, errors: [{ path, message }] });
    expect(await app.database.account.count({ where: { username: 'never-stored' } })).toBe(0);
  });
});

describe('verifying a password', () => {
  it('accepts the username in any case or character width', async () => {
    const user = await registerUser(app, { username: 'Lǐ-Huá' });
    const response = await verify('ＬǏ-HUÁ', TEST_PASSWORD);
    expect([response.statusCode, response.json()]).toEqual([200, user]);
  });

  it('responds alike to a wrong password and an unknown username', async () => {
    await registerUser(app, { username: 'known' });
    const [wrong, unknown] = await Promise.all([verify('known', 'wrong-password'), verify('unknown', TEST_PASSWORD)]);
    expect(wrong.json()).toEqual({
      statusCode: 401,
      code: 'invalid_credentials',
      message: 'Invalid username or password',
    });
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('does a similar amount of work for an unknown username', async () => {
    await registerUser(app, { username: 'timed' });
    // Alternating, so that other load on the machine affects both alike.
    const rounds = [];
    for (let round = 0; round < 9; round += 1) {
      rounds.push({
        known: await workOf(() => verify('timed', 'wrong-password')),
        unknown: await workOf(() => verify('nobody-here', 'wrong-password')),
      });
    }
    const known = median(rounds.map((round) => round.known));
    const unknown = median(rounds.map((round) => round.unknown));
    // Without the decoy hash an unknown username takes a tenth.
    expect(unknown).toBeGreaterThan(known / 3);
  });
});

describe('reading an account', () => {
  it('returns the account, its card with the version, and 404 for an unknown id', async () => {
    const user = await registerUser(app, { firstName: 'Mei', email: 'mei@example.com' });
    expect((await app.request('GET', `/internal/accounts/${user.id}`)).json()).toEqual(user);
    expect((await app.request('GET', `/internal/accounts/${user.id.toUpperCase()}/card`)).json()).toEqual({
      id: user.id,
      username: user.username,
      firstName: 'Mei',
      lastName: null,
      profileImageUrl: null,
      version: 1,
    });
    const unknownId = '01890000-0000-7000-8000-000000000000';
    expect((await app.request('GET', `/internal/accounts/${unknownId}`)).json()).toMatchObject({
      statusCode: 404,
      code: 'user_not_found',
    });
    expect((await app.request('GET', '/internal/accounts/junk')).statusCode).toBe(404);
  });
});

describe('changing a password', () => {
  const change = (userId: string, currentPassword: string, newPassword: string) =>
    app.request('POST', '/api/change-password', { as: userId, body: { currentPassword, newPassword } });

  it('replaces the password if the current one is right', async () => {
    const user = await registerUser(app);
    expect((await change(user.id, TEST_PASSWORD, 'another secret')).statusCode).toBe(204);
    expect((await verify(user.username, TEST_PASSWORD)).statusCode).toBe(401);
    expect((await verify(user.username, 'another secret')).json()).toMatchObject({ id: user.id });
  });

  it('revokes the sessions, and begins another one at the time of that', async () => {
    const user = await registerUser(app);
    const { headers } = await change(user.id, TEST_PASSWORD, 'another secret');
    const [, sessionId] = String(headers['x-memory-session']).split(' ');
    const { createdAt } = JSON.parse((await app.redis.get(`session:${sessionId}`)) ?? '') as { createdAt: string };
    expect(await app.redis.zrange(`sessions-of:${user.id}`, 0, '-1')).toEqual([sessionId]);
    await eventually(async () => expect(await app.database.outboxEvent.count()).toBe(0));
    const messages = await app.redis.xrange('events:social', '-', '+');
    const events = messages.map(([, fields]) => envelopeSchema.parse(JSON.parse(fields[1]!)));
    expect(events.filter(({ type, entityId }) => type === sessionsRevoked.type && entityId === user.id)).toMatchObject([
      { occurredAt: createdAt, data: { userId: user.id } },
    ]);
  });

  it('rejects a wrong current password, a short new one, and an unknown account', async () => {
    const user = await registerUser(app);
    expect((await change(user.id, 'not it at all', 'another secret')).json()).toMatchObject({
      statusCode: 400,
      code: 'wrong_password',
    });
    expect((await change(user.id, TEST_PASSWORD, 'short')).json()).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'newPassword' }],
    });
    expect((await change('01890000-0000-7000-8000-000000000000', TEST_PASSWORD, 'another secret')).statusCode).toBe(
      404,
    );
    expect((await verify(user.username, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('lets only one of two concurrent changes succeed', async () => {
    const user = await registerUser(app);
    const responses = await Promise.all([
      change(user.id, TEST_PASSWORD, 'the first one'),
      change(user.id, TEST_PASSWORD, 'the second one'),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400]);
  });
});

/** The CPU time of this process, which includes the service and its hashing, in microseconds. */
async function workOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
