import fc from 'fast-check';
import { PasswordHasher } from '../src/accounts/password-hasher.ts';
import { findPasswordFault } from '../src/accounts/password-rules.ts';
import { registerUser, TEST_PASSWORD } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

const SHORT = 'Password must be at least 8 characters';
const USERNAME = 'Password must not be your username';
const COMMON = 'This password is too easy to guess, because many people use it. Please choose another.';

describe('the strong rules', () => {
  it.each([
    ['abcdefg', SHORT],
    ['熊猫喜欢吃竹子', SHORT],
    ['Xiaohong-2015', USERNAME],
    ['xiaoHONG-2015', USERNAME],
    ['ｘｉａｏｈｏｎｇ-2015', USERNAME],
    ['password', COMMON],
    ['PassWord1', COMMON],
    ['12345678', COMMON],
    ['１２３４５６７８', COMMON],
    ['qwertyuiop', COMMON],
    ['iloveyou', COMMON],
    ['88888888', COMMON],
    ['19841984', COMMON],
    ['qwertyqwerty', COMMON],
    ['abcdefgh', COMMON],
    ['9876543210', COMMON],
    ['0987654321', COMMON],
    ['1234567890-', COMMON],
    ['poiuytre', COMMON],
    ['drowssap', COMMON],
    ['01012009', COMMON],
    ['bamboo-bamboo-', null],
    ['xiaohong-2015-bamboo', null],
    ['熊猫喜欢吃很多竹子', null],
    ['correct horse 电池', null],
  ])('judge %s: %s', async (password, fault) => {
    expect(await findPasswordFault(password, 'Xiaohong-2015')).toBe(fault);
  });

  it('accept random passwords', async () => {
    const randomPassword = fc.string({
      unit: fc.constantFrom(...'bdfghjkmnpqrtvwxz#%&+=?'),
      minLength: 10,
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(
        randomPassword,
        async (password) => void expect(await findPasswordFault(password, 'mei')).toBeNull(),
      ),
    );
  });
});

describe('PASSWORD_RULES=strong', () => {
  let app: SocialApp;
  beforeAll(async () => {
    app = await startSocialApp({ PASSWORD_RULES: 'strong' });
  });
  afterAll(() => app.close());

  const register = (username: string, password: string) =>
    app.request('POST', '/api/simple-register', { body: { username, password }, headers: { 'accept-language': 'zh' } });

  it.each([
    ['short-1', 'short12', '密码至少需要 8 个字符'],
    ['common-1', 'password1', '很多人都用这个密码，太容易猜到，请换一个。'],
    ['same-as-name', 'Same-As-Name', '密码不能和用户名一样'],
  ])('rejects the registration of %s with %s, in the language of the request', async (username, password, message) => {
    const response = await register(username, password);
    expect(response.json()).toMatchObject({
      statusCode: 400,
      code: 'invalid_request',
      errors: [{ path: 'password', message }],
    });
    expect(await app.database.account.count({ where: { username } })).toBe(0);
  });

  it('rejects a weak new password, and keeps the old one', async () => {
    const user = await registerUser(app);
    const change = (newPassword: string) =>
      app.request('POST', '/api/change-password', {
        as: user.id,
        body: { currentPassword: TEST_PASSWORD, newPassword },
      });
    for (const [password, message] of [
      ['1234567', SHORT],
      ['iloveyou', COMMON],
      [user.username.toUpperCase(), USERNAME],
    ] as const)
      expect((await change(password)).json()).toMatchObject({
        statusCode: 400,
        errors: [{ path: 'newPassword', message }],
      });
    const credentials = { username: user.username, password: TEST_PASSWORD };
    expect((await app.request('POST', '/api/simple-login', { body: credentials })).statusCode).toBe(200);
    expect((await change('a better secret')).statusCode).toBe(204);
  });

  it('still accepts the password of an older account at sign-in', async () => {
    const user = await registerUser(app);
    const weak = await app.app.get(PasswordHasher).hash('123456');
    await app.database.account.update({ where: { id: user.id }, data: { passwordHash: weak } });
    const credentials = { username: user.username, password: '123456' };
    expect((await app.request('POST', '/api/simple-login', { body: credentials })).statusCode).toBe(200);
  });
});

it('by default six characters are enough, however common', async () => {
  const app = await startSocialApp();
  expect(await registerUser(app, { username: 'mei-mei', password: '123456' })).toMatchObject({ username: 'mei-mei' });
  await app.close();
});
