import { SESSION_ENDED_CHANNEL, StoredSessions } from '@memory/service-kit/sessions';
import { eventually } from '@memory/testing';
import { registerUser } from './factories.ts';
import { NEW_PASSWORD, type ResetApp, startResetApp } from './password-reset-app.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { startSocialApp } from './social-app.ts';

let app: ResetApp;
beforeAll(async () => {
  app = await startResetApp();
});
beforeEach(async () => {
  const limits = await app.redis.keys('limit:*');
  if (limits.length > 0) await app.redis.del(limits);
});
afterAll(() => app.close());

const ADDRESS = '192.0.2.1';
const requestMail = (usernameOrEmail: string, addressKey = ADDRESS, language = 'en') =>
  app.request('POST', '/api/password-reset-requests', {
    body: { usernameOrEmail },
    headers: { 'accept-language': language },
    client: { addressKey },
  });
const reset = (code: string, { addressKey = ADDRESS, as, newPassword = NEW_PASSWORD }: ResetOptions = {}) =>
  app.request('POST', '/api/password-resets', { as, body: { code, newPassword }, client: { addressKey } });
interface ResetOptions {
  addressKey?: string;
  as?: string;
  newPassword?: string;
}
const countRequests = () => app.database.passwordResetRequest.count();
const limitedRows = () => readSecurityLog(app, 'password_reset.limited');
const newUserWithCode = async () => {
  const user = await registerUser(app);
  return { user, code: (await app.createCode(user)).code };
};
const beginSession = (userId: string) =>
  new StoredSessions(app.redis).begin({ userId, createdAt: new Date().toISOString() });

describe('asking for a mail', () => {
  it('is stored with the language of the request and nothing else of it, and answered alike for any name', async () => {
    const { user } = await newUserWithCode();
    const responses = [];
    for (const name of [user.username, 'nobody-here', 'mei@example.com', '密码']) {
      const { statusCode, body, headers } = await requestMail(` ${name} `, ADDRESS, 'zh-CN,en;q=0.5');
      const kept = Object.entries(headers).filter(([header]) => !['date', 'x-request-id'].includes(header));
      responses.push([statusCode, body, kept]);
    }
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(responses[0]?.slice(0, 2)).toEqual([202, '']);
    const languages = async () =>
      (await app.database.passwordResetRequest.findMany({ orderBy: { id: 'desc' } })).map(({ language }) => language);
    expect((await languages())[0]).toBe('zh');
    await requestMail('mei', ADDRESS, 'fr');
    expect((await languages())[0]).toBe('en');
  });

  it('is limited for an address, without using up the limit of the installation', async () => {
    await requestMail('mei');
    await app.redis.set(`limit:reset-requests:${ADDRESS}`, 95, 'KEEPTTL');
    await app.redis.set('limit:reset-requests:all', 500, 'EX', 3_600);
    await app.whenHandled();
    const before = await limitedRows();
    const responses = await Promise.all(Array.from({ length: 12 }, () => requestMail('mei')));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([...Array<number>(5).fill(202), ...Array<number>(7).fill(429)]);
    expect(await app.redis.get('limit:reset-requests:all')).toBe('505');
    expect(Number((await requestMail('tom')).headers['retry-after'])).toBeGreaterThan(50 * 60);
    expect((await requestMail('mei', '192.0.2.2')).statusCode).toBe(202);
    expect((await limitedRows()).length - before.length).toBe(1);
  });

  it('is limited for the installation; later requests create no keys', async () => {
    await app.redis.set('limit:reset-requests:all', 1_000, 'EX', 60);
    expect((await requestMail('mei', '192.0.2.77')).statusCode).toBe(429);
    expect(await app.redis.keys('limit:reset-requests:*')).toEqual(['limit:reset-requests:all']);
  });

  it('stores no name in Redis', async () => {
    await requestMail('a-name-to-look-for');
    const keys = await app.redis.keys('*');
    expect(keys.join(' ')).not.toContain('a-name-to-look-for');
    const values = await Promise.all(
      keys.filter((key) => key.startsWith('limit:reset')).map((key) => app.redis.get(key)),
    );
    expect(values.join(' ')).not.toContain('a-name-to-look-for');
  });

  it('is 404 without mails, alike for any name, and is not counted', async () => {
    const plain = await startSocialApp();
    for (const usernameOrEmail of ['mei', 'nobody-here']) {
      const response = await plain.request('POST', '/api/password-reset-requests', { body: { usernameOrEmail } });
      expect([response.statusCode, response.json()]).toMatchObject([404, { code: 'password_reset_mail_unavailable' }]);
    }
    expect([await plain.redis.keys('limit:*'), await plain.database.passwordResetRequest.count()]).toEqual([[], 0]);
    await plain.close();
  });

  it('is not possible without a count in Redis', async () => {
    await app.redis.set('limit:reset-requests:all', 'not a number');
    await app.whenHandled();
    const before = await countRequests();
    expect((await requestMail('mei')).statusCode).toBe(503);
    expect(await countRequests()).toBe(before);
  });
});

describe('a reset', () => {
  it('ends all sessions of the user at once, tells the gateways, and begins none; others stay signed in', async () => {
    const [{ user, code }, other] = [await newUserWithCode(), await registerUser(app)];
    // The sessions that begin with the registrations.
    for (const key of await app.redis.keys('session*')) await app.redis.del(key);
    const ended: string[] = [];
    const listener = app.redis.duplicate();
    listener.on('message', (_channel, sessionId: string) => ended.push(sessionId));
    await listener.subscribe(SESSION_ENDED_CHANNEL);
    const [first, second, others] = [
      await beginSession(user.id),
      await beginSession(user.id),
      await beginSession(other.id),
    ];
    // The browser is signed in as another user, who stays signed in.
    const response = await reset(code, { as: other.id });
    expect([response.statusCode, response.body, response.headers['set-cookie']]).toEqual([204, '', undefined]);
    expect(await app.redis.keys('session:*')).toEqual([`session:${others.sessionId}`]);
    expect(await app.redis.exists(`sessions-of:${user.id}`)).toBe(0);
    await eventually(() => expect(ended.toSorted()).toEqual([first.sessionId, second.sessionId].toSorted()));
    listener.disconnect();
    expect([await app.signInStatus(user), await app.signInStatus(user, NEW_PASSWORD)]).toEqual([401, 200]);
    expect((await readSecurityLog(app, 'sessions.ended')).at(-1)).toMatchObject({
      user_id: user.id,
      details: { reason: 'password_reset' },
    });
  });

  it('with a wrong code ends nothing, and is limited for an address', async () => {
    const { user, code } = await newUserWithCode();
    const { sessionId } = await beginSession(user.id);
    await app.redis.set(`limit:reset-codes:${ADDRESS}`, 95, 'EX', 3_600);
    const wrong = await Promise.all(Array.from({ length: 10 }, (_, i) => reset(`wrong ${i}`)));
    const statuses = wrong.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array<number>(5).fill(400), ...Array<number>(5).fill(429)]);
    expect((await reset(code)).statusCode).toBe(429);
    expect(await app.redis.exists(`session:${sessionId}`)).toBe(1);
    expect((await reset(code, { addressKey: '192.0.2.2' })).statusCode).toBe(204);
  });

  it('that succeeds, or that fails for another reason, does not count as wrong', async () => {
    const { user, code } = await newUserWithCode();
    expect((await reset(code, { newPassword: 'short' })).statusCode).toBe(400);
    expect((await reset(code)).statusCode).toBe(204);
    expect(Number((await app.redis.get(`limit:reset-codes:${ADDRESS}`)) ?? 0)).toBe(0);
    expect(await app.signInStatus(user, NEW_PASSWORD)).toBe(200);
  });

  it('does not reveal the code or the name in its response', async () => {
    const { user, code } = await newUserWithCode();
    const response = await reset(code);
    const all = JSON.stringify([response.headers, response.body]);
    for (const secret of [code, user.username, user.id]) expect(all).not.toContain(secret);
  });
});
