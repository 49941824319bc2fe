import { TEST_CLIENT } from '@memory/service-kit/testing';
import { vi } from 'vitest';
import { type SocialApp, startSocialApp } from './social-app.ts';
import { TestBrowser } from './test-browser.ts';
import { OIDC_CLIENT, startTestOidcProvider, type TestOidcProvider } from './test-oidc-provider.ts';

export const FAILED = '/auth?error=external_login_failed';
export const ORIGIN = TEST_CLIENT.origin!;
export const CALLBACK = `${ORIGIN}/api/login/callback`;

export interface ProviderApp extends SocialApp {
  provider: TestOidcProvider;
  newBrowser(): TestBrowser;
  /** @returns the provider's URL to which the browser is redirected */
  begin(browser: TestBrowser, query?: string): Promise<string>;
  /** Opens a callback URL. @returns the status and the page to which the browser is redirected */
  finish(browser: TestBrowser, callback: string): Promise<[status: number, location: string | null]>;
  /** Signs a user of the provider in. @returns the user's id here */
  signIn(subject: string, browser?: TestBrowser): Promise<string>;
}

/** Starts social-svc with a provider of its own, which responds with 503 until `provider.enable(CALLBACK)`. */
export async function startProviderApp(environment: Record<string, string> = {}): Promise<ProviderApp> {
  // oidc-provider warns on the console that its default keys and adapter are for development only.
  for (const level of ['warn', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  const provider = await startTestOidcProvider();
  const app = await startSocialApp({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: OIDC_CLIENT.id,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
    ...environment,
  });
  const newBrowser = () => new TestBrowser(app);
  const begin: ProviderApp['begin'] = async (browser, query = '') =>
    (await browser.send('GET', `/api/login${query}`)).headers.get('location') ?? '';
  const finish: ProviderApp['finish'] = async (browser, callback) => {
    const response = await browser.send('GET', callback.slice(ORIGIN.length));
    return [response.status, response.headers.get('location')];
  };
  return {
    ...app,
    provider,
    newBrowser,
    begin,
    finish,
    async signIn(subject, browser = newBrowser()) {
      expect(await finish(browser, await provider.authorize(await begin(browser), subject))).toEqual([302, '/']);
      return (await browser.userId())!;
    },
    async close() {
      await Promise.all([app.close(), provider.stop()]);
    },
  };
}
