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

it.each(['invitation_invalid', 'registration_closed'] as const)(
  'an external sign-in that social-svc rejects with %s ends on the sign-in page, signed out',
  async (code) => {
    app.social.registrationError = code;
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
