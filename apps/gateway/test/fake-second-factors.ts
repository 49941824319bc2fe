import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ErrorCode, PasskeyCreationOptions } from '@memory/contracts';

const ROUTE = /^\/internal\/accounts\/(?<userId>[^/]+)\/(?<route>confirm-password|second-factor.*)$/;
/** The code with which every new authenticator app is confirmed. */
export const SETUP_CODE = '654321';

type Body = Record<string, string> & { response: { response: Record<string, string> } };
type FakeResponse = { status: 200 | 204; body?: object } | ErrorCode;

/** The second factor of an account in the fake social-svc. */
export class FakeSecondFactor {
  required = false;
  totp = false;
  passkeys = 0;
  /** The codes that are valid now; each is good once. */
  readonly codes = new Set<string>();
  /** Everything that was verified about passkeys, in order. */
  readonly ceremonies: Body[] = [];

  get requirement(): 'none' | 'second_factor' | 'setup' {
    if (this.totp || this.passkeys > 0) return 'second_factor';
    return this.required ? 'setup' : 'none';
  }
}

export interface FakeAccount {
  user: { username: string };
  password: string;
  secondFactor: FakeSecondFactor;
}

/** Implements the second-factor routes of social-svc in memory. A passkey "signs" a challenge by repeating it as its signature. */
export async function respondAboutSecondFactor(
  request: IncomingMessage,
  accounts: ReadonlyMap<string, FakeAccount>,
): Promise<FakeResponse | null> {
  const { userId = '', route = '' } = ROUTE.exec(request.url ?? '')?.groups ?? {};
  if (route === '') return null;
  const account = accounts.get(userId);
  if (!account) return 'user_not_found';
  const body = request.method === 'POST' && request.headers['content-type'] ? ((await json(request)) as Body) : null;
  const { secondFactor } = account;
  switch (`${request.method} ${route}`) {
    case 'POST confirm-password':
      return body?.currentPassword === account.password ? { status: 204 } : 'wrong_password';
    case 'GET second-factor': {
      const { required, totp } = secondFactor;
      const presented = { offered: true, required, totp: totp ? { createdAt: new Date(0).toISOString() } : null };
      return { status: 200, body: { ...presented, passkeys: [], recoveryCodesLeft: secondFactor.codes.size } };
    }
    case 'POST second-factor/totp':
      return { status: 200, body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Memory' } };
    case 'POST second-factor/totp/confirm':
      if (body?.code !== SETUP_CODE) return 'wrong_code';
      secondFactor.totp = true;
      return { status: 200, body: { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] } };
    case 'POST second-factor/passkey-creation-options':
      return { status: 200, body: creationOptions(body?.rpId ?? '') };
    case 'POST second-factor/passkeys':
      secondFactor.ceremonies.push(body!);
      secondFactor.passkeys += 1;
      return { status: 200, body: { recoveryCodes: null } };
    case 'POST second-factor/recovery-codes':
      return { status: 200, body: { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] } };
    default:
      return { status: 204 };
  }
}

const newChallenge = (): string => randomBytes(32).toString('base64url');

const creationOptions = (rpId: string): PasskeyCreationOptions => ({
  challenge: newChallenge(),
  rp: { id: rpId, name: 'Memory' },
  user: { id: randomUUID(), name: 'x', displayName: 'x' },
  pubKeyCredParams: [],
  timeout: 1,
  attestation: 'none',
  authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  excludeCredentials: [],
});
