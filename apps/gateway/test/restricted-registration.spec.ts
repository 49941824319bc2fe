import { strongPasswordMessages } from '@memory/contracts';
import { vi } from 'vitest';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { OIDC_CLIENT, startTestOidcProvider, type TestOidcProvider } from './test-oidc-provider.ts';

let provider: TestOidcProvider;
let app: GatewayApp;
beforeAll(async () => {
  // oidc-provider warns on the console that its default keys and adapter are for development only.
  for (const level of ['warn', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  provider = await startTestOidcProvider();
  app = await startGateway({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: OIDC_CLIENT.id,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
  });
  provider.enable(`${app.url}/api/login/callback`);
});
afterAll(async () => {
  await Promise.all([app.close(), provider.stop()]);
});

const register = (headers: Record<string, string> = {}) =>
  app.newBrowser().post('/api/simple-register', { username: 'xiaohong', password: 'secret-1' }, headers);

describe('a registration that social-svc rejects', () => {
  it.each([
    ['invitation_invalid', '注册新账户需要有效的班级码。请检查一下，或者向老师要一个新的。'],
    ['registration_closed', '这里不能注册新账户。请联系管理这个网站的人。'],
  ] as const)('with %s gets that error in its language, and no session', async (code, message) => {
    app.social.registrationError = { code };
    const response = await register({ 'accept-language': 'zh' });
    expect([response.status, await response.json()]).toEqual([403, { statusCode: 403, code, message }]);
    expect(response.headers.getSetCookie().join()).not.toContain('memory.sid');
  });

  it('for a weak password gets the message of the field in its language', async () => {
    app.social.registrationError = {
      code: 'invalid_request',
      errors: [{ path: 'password', message: strongPasswordMessages.isCommon }],
    };
    expect(await (await register({ 'accept-language': 'zh' })).json()).toMatchObject({
      errors: [{ path: 'password', message: '很多人都用这个密码，太容易猜到，请换一个。' }],
    });
    expect(await (await register()).json()).toMatchObject({
      errors: [{ path: 'password', message: strongPasswordMessages.isCommon }],
    });
  });

  it('counts towards the registrations of the address, so that class codes cannot be guessed without a limit', async () => {
    app.social.registrationError = { code: 'invitation_invalid' };
    const key = (await app.redis.keys('limit:sign-ups:*'))[0] ?? '';
    const before = Number(await app.redis.get(key));
    await register();
    expect(Number(await app.redis.get(key))).toBe(before + 1);
  });
});

it.each(['invitation_invalid', 'registration_closed'] as const)(
  'an external sign-in that social-svc rejects with %s ends on the sign-in page, signed out',
  async (code) => {
    app.social.registrationError = { code };
    const browser = app.newBrowser();
    const location = (await browser.fetch('/api/login')).headers.get('location') ?? '';
    const callback = await provider.authorize(location, 'new-person');
    const response = await browser.fetch(callback.slice(app.url.length));
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/auth?error=external_registration_restricted',
    ]);
    expect((await browser.fetch('/api/simple-user')).status).toBe(401);
  },
);
