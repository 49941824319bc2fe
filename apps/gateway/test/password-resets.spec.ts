import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { sessionsRevoked } from '@memory/events';
import { eventually } from '@memory/testing';
import type { CookieBrowser } from './cookie-browser.ts';
import { respondJson } from './fake-service.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { LiveStreamClient } from './live-stream-client.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ TRUST_PROXY: 'loopback', MAIL_FROM: 'memory@school.example' });
});
beforeEach(async () => {
  app.services.social.setListener(app.social.listener);
  const limits = await app.redis.keys('limit:*');
  if (limits.length > 0) await app.redis.del(limits);
});
afterAll(() => app.close());

const NEW_PASSWORD = 'a new secret';
const ADDRESS = '192.0.2.1';
const from = (address: string, headers: object = {}) => ({ 'x-forwarded-for': address, ...headers });
const requestMail = (usernameOrEmail: string, address = ADDRESS, headers: object = {}) =>
  app.newBrowser().post('/api/password-reset-requests', { usernameOrEmail }, from(address, headers));
const reset = (code: string, address = ADDRESS, browser: CookieBrowser = app.newBrowser()) =>
  browser.post('/api/password-resets', { code, newPassword: NEW_PASSWORD }, from(address));
const statusOf = async (browser: CookieBrowser) => (await browser.fetch('/api/simple-user')).status;
const nameOf = (userId: string): string => app.social.accounts.get(userId)?.user.username ?? '';
const signIn = (userId: string, password: string, browser = app.newBrowser()) =>
  browser.post('/api/simple-login', { username: nameOf(userId), password });
const newCode = (userId: string, code = `code of ${userId}`) => {
  app.social.resetCodes.set(code, userId);
  return code;
};
const recorded = async (name: string) => {
  const entries = await app.redis.xrange('events:gateway', '-', '+');
  const events = entries.map(([, fields]) => (JSON.parse(fields[1]!) as { data: { event: string } }).data);
  return events.filter(({ event }) => event === name);
};

describe('asking for a mail', () => {
  it('is passed on with the language of the request and nothing else of it, and answered alike for any name', async () => {
    const { userId } = await app.newSignedInBrowser();
    const names = [nameOf(userId), 'nobody-here', 'mei@example.com', '密码'];
    const responses = [];
    for (const name of names) {
      const response = await requestMail(` ${name} `, ADDRESS, {
        host: 'evil.example',
        'accept-language': 'zh-CN,en;q=0.5',
      });
      const headers = [...response.headers].filter(([header]) => !['date', 'x-request-id'].includes(header));
      responses.push([response.status, await response.text(), headers]);
    }
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(responses[0]?.slice(0, 2)).toEqual([202, '']);
    expect(app.social.resetRequests).toEqual(names.map((usernameOrEmail) => ({ usernameOrEmail, language: 'zh' })));
    await requestMail('mei', ADDRESS, { 'accept-language': 'fr' });
    expect(app.social.resetRequests.at(-1)).toEqual({ usernameOrEmail: 'mei', language: 'en' });
  });

  it('is limited for an address (IPv6: a /64), without using up the limit of the installation', async () => {
    const addresses = Array.from({ length: 12 }, (_, i) => `2001:db8:0:1::${i + 1}`);
    await requestMail('mei', addresses[0]);
    const [counted = ''] = (await app.redis.keys('limit:reset-requests:*')).filter((key) => !key.endsWith(':all'));
    await app.redis.set(counted, 95, 'KEEPTTL');
    await app.redis.set('limit:reset-requests:all', 500, 'EX', 3_600);
    const before = app.social.resetRequests.length;
    const statuses = (await Promise.all(addresses.map((address) => requestMail('mei', address)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([...Array<number>(5).fill(202), ...Array<number>(7).fill(429)]);
    expect(app.social.resetRequests.length - before).toBe(5);
    expect(await app.redis.get('limit:reset-requests:all')).toBe('505');
    const rejected = await requestMail('tom', addresses[0]);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(50 * 60);
    expect((await requestMail('mei', '2001:db8:0:2::1')).status).toBe(202);
    expect(await recorded('password_reset.limited')).toHaveLength(1);
  });

  it('is limited for the installation; later requests create no keys', async () => {
    await app.redis.set('limit:reset-requests:all', 1_000, 'EX', 60);
    const keys = async () => (await app.redis.keys('limit:reset-requests:*')).toSorted();
    expect((await requestMail('mei', '192.0.2.77')).status).toBe(429);
    expect(await keys()).toEqual(['limit:reset-requests:all']);
  });

  it('stores no name in Redis', async () => {
    await requestMail('a-name-to-look-for');
    const keys = await app.redis.keys('*');
    expect(keys.join(' ')).not.toContain('a-name-to-look-for');
    const values = await Promise.all(keys.filter((key) => key.startsWith('limit:')).map((key) => app.redis.get(key)));
    expect(values.join(' ')).not.toContain('a-name-to-look-for');
  });

  it('is not possible from another site', async () => {
    const response = await requestMail('mei', ADDRESS, {
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    });
    expect(response.status).toBe(403);
  });

  it('is 404 without mails, alike for any name, and is not counted', async () => {
    const plain = await startGateway();
    for (const usernameOrEmail of ['mei', 'nobody-here']) {
      const response = await plain.newBrowser().post('/api/password-reset-requests', { usernameOrEmail });
      expect([response.status, await response.json()]).toMatchObject([
        404,
        { code: 'password_reset_mail_unavailable' },
      ]);
    }
    const config = (await (await plain.newBrowser().fetch('/api/config')).json()) as object;
    expect([config, plain.social.resetRequests]).toMatchObject([{ passwordResetMail: false }, []]);
    await plain.close();
  });
});

describe('a reset', () => {
  it('ends all sessions of the user at once, live streams included, and begins none; others stay signed in', async () => {
    const [mei, li] = [await app.newSignedInBrowser(), await app.newSignedInBrowser()];
    const phone = app.newBrowser();
    await signIn(mei.userId, 'secret-1', phone);
    const stream = await LiveStreamClient.open(phone);
    const browser = app.newBrowser();
    const response = await reset(newCode(mei.userId), ADDRESS, browser);
    expect([response.status, await response.text(), [...browser.cookies.keys()]]).toEqual([204, '', []]);
    expect([await statusOf(mei.browser), await statusOf(phone), await statusOf(browser)]).toEqual([401, 401, 401]);
    await stream.ended;
    expect(await statusOf(li.browser)).toBe(200);
    expect((await signIn(mei.userId, 'secret-1')).status).toBe(401);
    expect((await signIn(mei.userId, NEW_PASSWORD)).status).toBe(200);
    expect(await recorded('sessions.ended')).toContainEqual(
      expect.objectContaining({ userId: mei.userId, details: { reason: 'password_reset' } }),
    );
  });

  it('in the browser of another signed-in user leaves that user signed in', async () => {
    const [mei, li] = [await app.newSignedInBrowser(), await app.newSignedInBrowser()];
    expect((await reset(newCode(mei.userId), ADDRESS, li.browser)).status).toBe(204);
    expect([await statusOf(mei.browser), await statusOf(li.browser)]).toEqual([401, 200]);
  });

  it('with a wrong code ends nothing, and is limited for an address', async () => {
    const { browser, userId } = await app.newSignedInBrowser();
    await app.redis.set(`limit:reset-codes:${ADDRESS}`, 95, 'EX', 3_600);
    const wrong = await Promise.all(Array.from({ length: 10 }, (_, i) => reset(`wrong ${i}`)));
    const statuses = wrong.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array<number>(5).fill(400), ...Array<number>(5).fill(429)]);
    expect((await reset(newCode(userId))).status).toBe(429);
    expect(await statusOf(browser)).toBe(200);
    expect((await reset(newCode(userId), '192.0.2.2')).status).toBe(204);
  });

  it('that succeeds, or that fails in the service, does not count as wrong', async () => {
    const { userId } = await app.newSignedInBrowser();
    expect((await reset(newCode(userId))).status).toBe(204);
    app.services.social.setListener((_, response) => respondJson(response, 500, {}));
    expect((await reset('any')).status).toBe(503);
    app.services.social.setListener((_, response) =>
      respondJson(response, 400, { statusCode: 400, code: 'invalid_request', message: 'x' }),
    );
    expect((await reset('any')).status).toBe(400);
    expect(Number((await app.redis.get(`limit:reset-codes:${ADDRESS}`)) ?? 0)).toBe(0);
  });

  it('does not reveal the code or the name in its response', async () => {
    const { userId } = await app.newSignedInBrowser();
    const code = newCode(userId);
    const response = await reset(code);
    const all = JSON.stringify([[...response.headers], await response.text()]);
    for (const secret of [code, nameOf(userId), userId]) expect(all).not.toContain(secret);
  });
});

describe('when the request that resets a password was interrupted', () => {
  it('the event ends the sessions from before, also a second time, and not those with the new password', async () => {
    const [mei, li] = [await app.newSignedInBrowser(), await app.newSignedInBrowser()];
    const event = createEnvelope(sessionsRevoked, { entityId: mei.userId, data: { userId: mei.userId } });
    const later = app.newBrowser();
    await signIn(mei.userId, 'secret-1', later);
    await app.redis.set(`session:undated`, JSON.stringify({ userId: mei.userId }), 'EX', 600);
    await app.redis.zadd(`sessions-of:${mei.userId}`, Date.now() + 600_000, 'undated');
    for (let i = 0; i < 2; i += 1) {
      await publishEnvelopes(app.redis, 'social', [event]);
      await eventually(async () => expect(await statusOf(mei.browser)).toBe(401));
      await eventually(async () => expect(await app.redis.exists('session:undated')).toBe(0));
    }
    expect([await statusOf(later), await statusOf(li.browser)]).toEqual([200, 200]);
  });

  it('ends a session of the old password that was verified before the reset and begins after it', async () => {
    const { userId } = await app.newSignedInBrowser();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const verified = new Promise<void>((resolve) =>
      app.services.social.setListener((request, response) => {
        if (request.url !== '/internal/accounts/verify-password') return app.social.listener(request, response);
        resolve();
        void released.then(() => app.social.listener(request, response));
      }),
    );
    const attacker = app.newBrowser();
    const signingIn = signIn(userId, 'secret-1', attacker);
    await verified;
    const event = createEnvelope(sessionsRevoked, { entityId: userId, data: { userId } });
    release();
    expect((await signingIn).status).toBe(200);
    await publishEnvelopes(app.redis, 'social', [event]);
    await eventually(async () => expect(await statusOf(attacker)).toBe(401));
  });
});
