import { randomUUID } from 'node:crypto';
import type { PasskeyCreationOptions, PasskeyRegistration, PasskeyRequestOptions, TotpSetup } from '@memory/contracts';
import type { Client } from '@memory/service-kit';
import { PasswordConfirmations, type SessionRecord } from '@memory/service-kit/sessions';
import { Secret, TOTP } from 'otpauth';
import { registerUser, TEST_PASSWORD } from './factories.ts';
import type { SocialApp } from './social-app.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import { TestBrowser } from './test-browser.ts';

export const RP_ID = 'memory.example';
export const ORIGIN = 'https://memory.example';
const STEP_MS = 30_000;

/** The second factor of one account: how a session of the user manages it, and sign-ins with it. */
export class SecondFactorClient {
  /** The browser that has asked for the options of a passkey last. */
  private browserOfPasskey: TestBrowser | undefined;

  constructor(
    private readonly app: SocialApp,
    readonly userId: string,
    readonly sessionId = `session of ${userId}`,
  ) {}

  /** Sends a request to an internal route of the account. */
  request(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
    return this.app.request(method, `/internal/accounts/${this.userId}${path}`, { ...(body && { body }) });
  }

  /** Sends a request as a browser of the user whose session has confirmed the password. */
  async manage(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, client: Partial<Client> = {}) {
    const { userId, sessionId } = this;
    await new PasswordConfirmations(this.app.redis).confirm({ userId, sessionId });
    return this.app.request(method, `/api/second-factor${path}`, {
      as: userId,
      client: { sessionId, ...client },
      ...(body && { body }),
    });
  }

  /** Types the password in a new browser, which has a network address of its own. */
  async typePassword(password = TEST_PASSWORD): Promise<{ browser: TestBrowser; response: Response }> {
    const { username } = await this.app.database.account.findUniqueOrThrow({ where: { id: this.userId } });
    const browser = new TestBrowser(this.app, randomUUID());
    return { browser, response: await browser.post('/api/simple-login', { username, password }) };
  }

  /** A browser in which the password was typed, and the second factor is asked for. */
  async pendingBrowser(password = TEST_PASSWORD): Promise<TestBrowser> {
    const { browser, response } = await this.typePassword(password);
    if (response.status !== 403) throw new Error(await response.text());
    return browser;
  }

  /** What a sign-in needs after the password, and by which methods the second factor is given. */
  async requirement(): Promise<{ requirement: string; methods: string[] }> {
    const { browser, response } = await this.typePassword();
    if (response.status === 403) {
      const pending = await browser.send('GET', '/api/sign-in/second-factor');
      return { requirement: 'second_factor', ...((await pending.json()) as { methods: string[] }) };
    }
    const record = await this.app.redis.get(`session:${browser.cookies.get('session')}`);
    const { secondFactorSetupRequired } = JSON.parse(record ?? '') as SessionRecord;
    return { requirement: secondFactorSetupRequired ? 'setup' : 'none', methods: [] };
  }

  /** Sets up an authenticator app. @returns the app, the code that this used up, and the recovery codes */
  async addTotp(): Promise<{ totp: TOTP; usedCode: string; recoveryCodes: string[] }> {
    const { secret } = (await this.manage('POST', '/totp')).json<TotpSetup>();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const usedCode = totp.generate();
    const response = await this.manage('POST', '/totp/confirm', { code: usedCode });
    if (response.statusCode !== 200) throw new Error(response.body);
    return { totp, usedCode, recoveryCodes: response.json<{ recoveryCodes: string[] }>().recoveryCodes };
  }

  /** Starts to set up an authenticator app. @returns its first code */
  async startTotp(): Promise<string> {
    const { secret } = (await this.manage('POST', '/totp')).json<TotpSetup>();
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  }

  /** Signs in with a code. @returns `accepted` or the error code */
  async verifyCode(code: string, browser?: TestBrowser): Promise<string> {
    return outcome(await (browser ?? (await this.pendingBrowser())).post('/api/sign-in/second-factor', { code }));
  }

  async creationOptions(): Promise<PasskeyCreationOptions> {
    return (await this.manage('POST', '/passkey-options', undefined, { origin: ORIGIN })).json();
  }

  async addPasskey(authenticator = new SoftwareAuthenticator()): Promise<SoftwareAuthenticator> {
    const response = authenticator.create(await this.creationOptions(), { origin: ORIGIN });
    const added = await this.storePasskey(response);
    if (added.statusCode !== 200) throw new Error(added.body);
    return authenticator;
  }

  /** Adds the passkey that was created for the last creation options of this session. */
  storePasskey(response: PasskeyRegistration, { name = 'My key', origin = ORIGIN } = {}) {
    return this.manage('POST', '/passkeys', { name, response }, { origin });
  }

  /** Begins a sign-in, and asks for what a browser needs to use a passkey. */
  async requestOptions(origin = ORIGIN): Promise<PasskeyRequestOptions> {
    this.browserOfPasskey = await this.pendingBrowser();
    const response = await this.browserOfPasskey.post('/api/sign-in/passkey-options', undefined, { origin });
    return (await response.json()) as PasskeyRequestOptions;
  }

  /** The token of the sign-in for which the options were asked last. */
  get tokenOfPasskey(): string {
    return this.browserOfPasskey!.cookies.get('pending-sign-in')!;
  }

  /** Signs in with a passkey, in the browser that has asked for the options last. @returns `accepted` or the error code */
  async verifyPasskey(response: object, origin = ORIGIN): Promise<string> {
    return outcome(await this.browserOfPasskey!.post('/api/sign-in/passkey', { response }, { origin }));
  }
}

export async function newClient(app: SocialApp): Promise<SecondFactorClient> {
  return new SecondFactorClient(app, (await registerUser(app)).id);
}

/** The code of the next 30 seconds, which is accepted too: the present one was used up to set up the app. */
export const nextCode = (totp: TOTP): string => totp.generate({ timestamp: Date.now() + STEP_MS });

/** A code of six digits that the app does not show at this time. */
export const wrongCode = (totp: TOTP): string => {
  const valid = [-1, 0, 1, 2].map((step) => totp.generate({ timestamp: Date.now() + step * STEP_MS }));
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !valid.includes(code))!;
};

/** `accepted` or the error code. */
const outcome = async (response: Response): Promise<string> =>
  response.status === 200 ? 'accepted' : ((await response.json()) as { code: string }).code;
