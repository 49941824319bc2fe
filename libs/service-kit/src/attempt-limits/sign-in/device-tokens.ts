import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The number of days for which a device stays known after its last sign-in to the account. Browsers keep a cookie no longer than 400 days. */
export const DEVICE_LIFETIME_DAYS = 400;
/**
 * The maximum number of accounts that know one device. A class of 30 children may share a computer, and the tokens of 40 accounts fit into a cookie
 * of 2 KB.
 */
const MAX_TOKENS = 40;
/** Longer cookies are ignored: they cannot have been issued, because browsers store at most 4 KB. */
export const DEVICE_COOKIE_MAX_LENGTH = 4_096;
const DAY_MS = 24 * 60 * 60 * 1_000;
const RANDOM_BYTES = 16;

/**
 * One token per account: a random id, the last day on which it is valid (days since 1970, base 36), and a signature (HMAC). The token does not name
 * the account. Its signature is valid only with the account's device key, which changes with the password.
 */
const TOKEN = /^(?<id>[\w-]{22})\.(?<lastDay>[0-9a-z]{1,6})\.(?<signature>[\w-]{22})$/;
const TOKEN_SEPARATOR = '~';

interface DeviceToken {
  readonly id: string;
  readonly lastDay: string;
  readonly signature: string;
}

interface DeviceSecrets {
  /** The setting SESSION_SECRET. */
  readonly secret: string;
  /** The device key of the account, from social-svc. */
  readonly deviceKey: string;
}

/** Returns the well-formed tokens of a device cookie that have not expired. Does not verify the signatures of the tokens. */
export function parseUnverifiedDeviceTokens(cookie: string | undefined, now: Date): DeviceToken[] {
  if (cookie === undefined || cookie.length > DEVICE_COOKIE_MAX_LENGTH) return [];
  return cookie
    .split(TOKEN_SEPARATOR)
    .map((text) => TOKEN.exec(text)?.groups as DeviceToken | undefined)
    .filter((token) => token !== undefined)
    .filter(({ lastDay }) => Number.parseInt(lastDay, 36) >= dayOf(now))
    .slice(0, MAX_TOKENS);
}

/** Returns the token that was issued for the account with this device key. */
export const findDeviceToken = (tokens: readonly DeviceToken[], secrets: DeviceSecrets): DeviceToken | undefined =>
  tokens.find((token) => timingSafeEqual(Buffer.from(token.signature), Buffer.from(sign(token, secrets))));

/**
 * Returns the cookie with a new token for the account. The new token has the id of the account's present token, so that the failures that were
 * counted on this device stay counted. The tokens of other accounts stay in the cookie.
 */
export function addDeviceToken(tokens: readonly DeviceToken[], secrets: DeviceSecrets, now: Date): string {
  const present = findDeviceToken(tokens, secrets);
  const unsigned = {
    id: present?.id ?? randomBytes(RANDOM_BYTES).toString('base64url'),
    lastDay: (dayOf(now) + DEVICE_LIFETIME_DAYS).toString(36),
  };
  const issued = { ...unsigned, signature: sign(unsigned, secrets) };
  return [issued, ...tokens.filter((token) => token !== present)]
    .slice(0, MAX_TOKENS)
    .map(({ id, lastDay, signature }) => `${id}.${lastDay}.${signature}`)
    .join(TOKEN_SEPARATOR);
}

function sign({ id, lastDay }: Pick<DeviceToken, 'id' | 'lastDay'>, { secret, deviceKey }: DeviceSecrets): string {
  const signature = createHmac('sha256', secret).update(`device token\n${deviceKey}\n${id}\n${lastDay}`).digest();
  return signature.subarray(0, RANDOM_BYTES).toString('base64url');
}

const dayOf = (time: Date): number => Math.floor(time.getTime() / DAY_MS);
