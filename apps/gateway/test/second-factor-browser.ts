import type { CookieBrowser } from './cookie-browser.ts';
import type { FakeSecondFactor } from './fake-social-service.ts';
import type { GatewayApp } from './gateway-app.ts';

export const PASSWORD = 'secret-1';
let names = 0;

export interface TestAccount {
  username: string;
  userId: string;
  secondFactor: FakeSecondFactor;
  /** The browser that registered the account. */
  browser: CookieBrowser;
}

export async function newAccount(app: GatewayApp): Promise<TestAccount> {
  const [browser, username] = [app.newBrowser(), `factor-${(names += 1)}`];
  const response = await browser.post('/api/simple-register', { username, password: PASSWORD });
  const { id: userId } = (await response.json()) as { id: string };
  return { username, userId, secondFactor: app.social.accounts.get(userId)!.secondFactor, browser };
}

/** An account with an authenticator app and some codes that are valid. */
export async function newProtectedAccount(app: GatewayApp): Promise<TestAccount> {
  const account = await newAccount(app);
  account.secondFactor.totp = true;
  for (const code of ['100001', '100002', '100003', 'AAAABBBBCCCCDDDD']) account.secondFactor.codes.add(code);
  return account;
}

/** Types username and password in a browser. */
export const typePassword = (
  browser: CookieBrowser,
  { username }: TestAccount,
  password = PASSWORD,
  headers: Record<string, string> = {},
) => browser.post('/api/simple-login', { username, password }, headers);

/** A browser in which the password was typed, and the second factor is asked for. */
export async function pendingBrowser(app: GatewayApp, account: TestAccount): Promise<CookieBrowser> {
  const browser = app.newBrowser();
  const response = await typePassword(browser, account);
  if (response.status !== 403) throw new Error(`the sign-in got ${response.status}`);
  return browser;
}

export const typeCode = (browser: CookieBrowser, code: string, headers: Record<string, string> = {}) =>
  browser.post('/api/sign-in/second-factor', { code }, headers);

/** The status and the error code of a response. */
export async function outcome(response: Response): Promise<[number, string | undefined]> {
  const text = await response.text();
  return [response.status, text === '' ? undefined : (JSON.parse(text) as { code?: string }).code];
}
