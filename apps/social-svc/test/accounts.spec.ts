import { userSchema } from '@memory/contracts';
import { PASSWORD, register } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.stop());

const signUp = (body: object) => app.call('POST', '/internal/accounts', { body });
const verify = (username: string, password: string) =>
  app.call('POST', '/internal/accounts/verify-password', { body: { username, password } });

describe('registering', () => {
  it('answers with the whole account, and keeps the hash to itself', async () => {
    const answer = await signUp({
      username: '王小明',
      password: PASSWORD,
      email: 'ming@example.com',
      firstName: ' 明 ',
      lastName: '',
    });
    expect(answer.statusCode).toBe(201);
    const user = userSchema.strict().parse(answer.json());
    expect(user).toMatchObject({
      username: '王小明',
      email: 'ming@example.com',
      firstName: '明',
      lastName: null,
      bio: null,
    });
    expect(answer.body).not.toContain('argon2');
    const { passwordHash, version } = await app.database.account.findUniqueOrThrow({ where: { id: user.id } });
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(version).toBe(1);
  });

  it.each([
    ['another case', 'Anna', 'aNNA'],
    ['another width', 'Ｍei-wide', 'mei-WIDE'],
    ['a letter that has no capital', 'straße', 'STRASSE'],
  ])('refuses a taken username in %s', async (_, first, second) => {
    await register(app, { username: first });
    expect((await signUp({ username: second, password: PASSWORD })).json()).toMatchObject({
      statusCode: 409,
      code: 'username_taken',
    });
  });

  it('refuses a taken email, and lets any number have none', async () => {
    await register(app, { email: 'shared@example.com' });
    const answer = await signUp({ username: 'someone-else', password: PASSWORD, email: 'Shared@Example.com' });
    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'email_taken' });
    await register(app, { email: '' });
    await register(app, { email: null });
  });

  it('gives a name that many ask for at once to exactly one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => signUp({ username: i % 2 ? 'Rush' : 'rush', password: PASSWORD })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });

  it.each([
    ['username', { username: 'ab' }, 'Username must be at least 3 characters'],
    ['username', { username: 'a b c' }, 'Username must not contain spaces'],
    ['password', { password: '12345' }, 'Password must be at least 6 characters'],
    ['email', { email: 'not an address' }, 'Please enter a valid email'],
  ])('refuses a wrong %s with a sentence about it', async (path, wrong, message) => {
    const answer = await signUp({ username: 'never-stored', password: PASSWORD, ...wrong });
    expect(answer.json()).toMatchObject({ statusCode: 400, errors: [{ path, message }] });
    expect(await app.database.account.count({ where: { username: 'never-stored' } })).toBe(0);
  });
});

describe('checking a password', () => {
  it('knows the right pair, whatever the case or width of the name', async () => {
    const user = await register(app, { username: 'Lǐ-Huá' });
    const answer = await verify('ＬǏ-HUÁ', PASSWORD);
    expect([answer.statusCode, answer.json()]).toEqual([200, user]);
  });

  it('refuses a wrong password and an unknown name alike', async () => {
    await register(app, { username: 'known' });
    const [wrong, unknown] = await Promise.all([verify('known', 'wrong-password'), verify('unknown', PASSWORD)]);
    expect(wrong.json()).toEqual({
      statusCode: 401,
      code: 'invalid_credentials',
      message: 'Invalid username or password',
    });
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('takes about as much work for an unknown name', async () => {
    await register(app, { username: 'timed' });
    // In turns, so that what the machine does besides falls on both.
    const rounds = [];
    for (let round = 0; round < 9; round += 1) {
      rounds.push({
        known: await workOf(() => verify('timed', 'wrong-password')),
        unknown: await workOf(() => verify('nobody-here', 'wrong-password')),
      });
    }
    const known = median(rounds.map((round) => round.known));
    const unknown = median(rounds.map((round) => round.unknown));
    // Without the decoy an unknown name takes a tenth of it.
    expect(unknown).toBeGreaterThan(known / 3);
  });
});

describe('reading an account', () => {
  it('gives the account, its card with the version, and 404 for nobody', async () => {
    const user = await register(app, { firstName: 'Mei', email: 'mei@example.com' });
    expect((await app.call('GET', `/internal/accounts/${user.id}`)).json()).toEqual(user);
    expect((await app.call('GET', `/internal/accounts/${user.id.toUpperCase()}/card`)).json()).toEqual({
      id: user.id,
      username: user.username,
      firstName: 'Mei',
      lastName: null,
      profileImageUrl: null,
      version: 1,
    });
    const nobody = '01890000-0000-7000-8000-000000000000';
    expect((await app.call('GET', `/internal/accounts/${nobody}`)).json()).toMatchObject({
      statusCode: 404,
      code: 'user_not_found',
    });
    expect((await app.call('GET', '/internal/accounts/junk')).statusCode).toBe(404);
  });
});

describe('changing a password', () => {
  const change = (userId: string, currentPassword: string, newPassword: string) =>
    app.call('PATCH', `/internal/accounts/${userId}/password`, { body: { currentPassword, newPassword } });

  it('is for whoever knows the old one, and the old one ends', async () => {
    const user = await register(app);
    expect((await change(user.id, PASSWORD, 'another secret')).statusCode).toBe(204);
    expect((await verify(user.username, PASSWORD)).statusCode).toBe(401);
    expect((await verify(user.username, 'another secret')).json()).toMatchObject({ id: user.id });
  });

  it('refuses a wrong old one, a new one that is too short, and nobody', async () => {
    const user = await register(app);
    expect((await change(user.id, 'not it at all', 'another secret')).json()).toMatchObject({
      statusCode: 400,
      code: 'wrong_password',
    });
    expect((await change(user.id, PASSWORD, 'short')).json()).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'newPassword' }],
    });
    expect((await change('01890000-0000-7000-8000-000000000000', PASSWORD, 'another secret')).statusCode).toBe(404);
    expect((await verify(user.username, PASSWORD)).statusCode).toBe(200);
  });

  it('lets only one of two changes at once win', async () => {
    const user = await register(app);
    const answers = await Promise.all([
      change(user.id, PASSWORD, 'the first one'),
      change(user.id, PASSWORD, 'the second one'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400]);
  });
});

/** Processor time of this process, in which the service and its hashing run, in microseconds. */
async function workOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
