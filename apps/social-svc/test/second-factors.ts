import type { PasskeyCreationOptions, PasskeyRequestOptions, SignInRequirement, TotpSetup } from '@memory/contracts';
import { Secret, TOTP } from 'otpauth';
import { registerUser } from './factories.ts';
import type { SocialApp } from './social-app.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

export const RP_ID = 'memory.example';
export const ORIGIN = 'https://memory.example';
const STEP_MS = 30_000;

/** The routes of one account's second factor, as the gateway calls them. */
export class SecondFactorClient {
  constructor(
    private readonly app: SocialApp,
    readonly userId: string,
  ) {}

  request(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
    return this.app.request(method, `/internal/accounts/${this.userId}${path}`, { ...(body && { body }) });
  }

  async requirement(): Promise<SignInRequirement> {
    return (await this.request('GET', '/sign-in-requirement')).json();
  }

  /** Sets up an authenticator app. @returns the app, the code that this used up, and the recovery codes */
  async addTotp(): Promise<{ totp: TOTP; usedCode: string; recoveryCodes: string[] }> {
    const { secret } = (await this.request('POST', '/second-factor/totp')).json<TotpSetup>();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const usedCode = totp.generate();
    const response = await this.request('POST', '/second-factor/totp/confirm', { code: usedCode });
    if (response.statusCode !== 200) throw new Error(response.body);
    return { totp, usedCode, recoveryCodes: response.json<{ recoveryCodes: string[] }>().recoveryCodes };
  }

  /** Starts to set up an authenticator app. @returns its first code */
  async startTotp(): Promise<string> {
    const { secret } = (await this.request('POST', '/second-factor/totp')).json<TotpSetup>();
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  }

  async verifyCode(code: string, passwordKey?: string) {
    const key = passwordKey ?? (await this.requirement()).passwordKey;
    const response = await this.request('POST', '/second-factor/verify-code', { code, passwordKey: key });
    return outcome(response);
  }

  async creationOptions(rpId = RP_ID): Promise<PasskeyCreationOptions> {
    return (await this.request('POST', '/second-factor/passkey-creation-options', { rpId })).json();
  }

  async addPasskey(authenticator = new SoftwareAuthenticator()): Promise<SoftwareAuthenticator> {
    const options = await this.creationOptions();
    const response = authenticator.create(options, { origin: ORIGIN });
    const added = await this.storePasskey({ response, challenge: options.challenge });
    if (added.statusCode !== 200) throw new Error(added.body);
    return authenticator;
  }

  storePasskey(passkey: object) {
    return this.request('POST', '/second-factor/passkeys', { name: 'My key', origin: ORIGIN, rpId: RP_ID, ...passkey });
  }

  async requestOptions(rpId = RP_ID): Promise<PasskeyRequestOptions> {
    const { passwordKey } = await this.requirement();
    return (await this.request('POST', '/second-factor/passkey-request-options', { rpId, passwordKey })).json();
  }

  async verifyPasskey(attempt: object) {
    const { passwordKey } = await this.requirement();
    const body = { origin: ORIGIN, rpId: RP_ID, passwordKey, ...attempt };
    return outcome(await this.request('POST', '/second-factor/verify-passkey', body));
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

/** The method or nothing of a success, or the error code. */
function outcome(response: { statusCode: number; body: string }): unknown {
  if (response.statusCode === 204) return 'accepted';
  const body = JSON.parse(response.body) as { method?: string; code?: string };
  return body.method ?? body.code;
}
