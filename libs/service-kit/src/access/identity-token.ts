import type { KeyObject } from 'node:crypto';
import type { Caller } from '@memory/contracts';
import { jwtVerify, SignJWT } from 'jose';
import { ExpiringCache } from '../cache/expiring-cache.ts';
import { type Client, clientSchema } from './client.ts';

/** The user on whose behalf a request is made: signed in, or anonymous. */
export interface Viewer {
  readonly userId: string | null;
}

/**
 * Which routes an identity token gives access to. `browser`: public routes only; the gateway uses it when it forwards a browser's request.
 * `internal`: the internal routes that list the caller; processes use it when they call each other.
 */
export type IdentityScope = 'browser' | 'internal';

/** The content of a verified identity token. */
export interface Identity {
  readonly viewer: Viewer;
  readonly caller: Caller;
  readonly use: IdentityScope;
  /** Only in tokens for routes whose contract sets `needsClient`. */
  readonly client?: Client;
}

/** The options of a token. A token is valid at one service only: a service that receives a token cannot use it at another service. */
export interface TokenAudience {
  readonly use: IdentityScope;
  /** The name of the service that may accept the token, for example `journal-svc`. */
  readonly service: string;
}

export const IDENTITY_HEADER = 'x-memory-identity';
const ALGORITHM = 'EdDSA';
const LIFETIME_SECONDS = 60;
/**
 * How long a signed token is reused, in milliseconds: much shorter than the lifetime of a token. Tokens are reused, because signing costs more than a
 * look-up in the cache.
 */
const REUSE_MS = 20_000;
const CACHE_MAX = 10_000;

const audienceClaim = ({ use, service }: TokenAudience): string => `${use}/${service}`;

/** Signs identity tokens with the private key of one caller. */
export class IdentitySigner {
  private readonly key: KeyObject;
  private readonly caller: Caller;
  private readonly cache = new ExpiringCache<string>(CACHE_MAX);

  /** @param options.key the caller's private key (Ed25519) */
  constructor(options: { key: KeyObject; caller: Caller }) {
    this.key = options.key;
    this.caller = options.caller;
  }

  /** Returns the value of the identity header: a token that is valid for at most `LIFETIME_SECONDS`. */
  async sign(viewer: Viewer, audience: TokenAudience): Promise<string> {
    const cacheKey = `${audienceClaim(audience)} ${viewer.userId ?? ''}`;
    const cached = this.cache.get(cacheKey);
    if (cached !== undefined) return cached;
    const token = await this.create(viewer, audience);
    this.cache.set(cacheKey, token, Date.now() + REUSE_MS);
    return token;
  }

  /** Like `sign`, for a route that needs the client. The token is not reused, because requests to such routes are rare. */
  signWithClient(viewer: Viewer, audience: TokenAudience, client: Client): Promise<string> {
    return this.create(viewer, audience, { client });
  }

  private create({ userId }: Viewer, audience: TokenAudience, claims: { client?: Client } = {}): Promise<string> {
    const jwt = new SignJWT({ ...claims })
      .setProtectedHeader({ alg: ALGORITHM, kid: this.caller })
      .setAudience(audienceClaim(audience))
      .setIssuedAt()
      .setExpirationTime(`${LIFETIME_SECONDS}s`);
    if (userId) jwt.setSubject(userId);
    return jwt.sign(this.key);
  }
}

/** Verifies the identity tokens that one service receives, with the public keys of all callers. */
export class IdentityVerifier {
  private readonly keys: ReadonlyMap<Caller, KeyObject>;
  private readonly uses: ReadonlyMap<string, IdentityScope>;
  /**
   * The identities of verified tokens, by token. The requests of one user contain the same token for `REUSE_MS`, so its signature is
   * checked only once.
   */
  private readonly cache = new ExpiringCache<Identity>(CACHE_MAX);

  /** @param options.service the name of the service that verifies; it rejects tokens for other services */
  constructor(options: { keys: ReadonlyMap<Caller, KeyObject>; service: string }) {
    this.keys = options.keys;
    const uses = ['browser', 'internal'] as const;
    this.uses = new Map(uses.map((use) => [audienceClaim({ use, service: options.service }), use]));
  }

  /** Returns the identity in a header; null when the token is missing, forged, expired or made for another service. */
  async verify(header: string | undefined): Promise<Identity | null> {
    if (!header) return null;
    const cached = this.cache.get(header);
    if (cached) return cached;
    const verified = await this.check(header).catch(() => null);
    if (!verified) return null;
    // A token with a client belongs to one request, so the cache would never be read for it.
    if (!verified.identity.client) this.cache.set(header, verified.identity, verified.expiresAt);
    return verified.identity;
  }

  /**
   * Verifies a token.
   * @throws JOSEError, ZodError or Error when the token is forged, malformed, expired or made for another service
   */
  private async check(token: string): Promise<{ identity: Identity; expiresAt: number } | null> {
    const { payload, protectedHeader } = await jwtVerify(token, ({ kid }) => this.keyOf(kid), {
      algorithms: [ALGORITHM],
      audience: [...this.uses.keys()],
      requiredClaims: ['exp'],
    });
    // A list of audiences is rejected, because it is not a key of this map.
    const use = this.uses.get(payload.aud as string);
    const caller = protectedHeader.kid as Caller;
    // Only the gateway may sign tokens for requests of browsers, because browsers reach services through the gateway only.
    if (!use || (use === 'browser' && caller !== 'gateway')) return null;
    const expiresAt = (payload.exp as number) * 1_000;
    const client = payload['client'] === undefined ? {} : { client: clientSchema.parse(payload['client']) };
    return { identity: { viewer: { userId: payload.sub ?? null }, caller, use, ...client }, expiresAt };
  }

  /**
   * Returns the public key of the caller that the token names.
   * @throws Error for an unknown caller
   */
  private keyOf(caller: string | undefined): KeyObject {
    const key = this.keys.get(caller as Caller);
    if (!key) throw new Error('unknown caller');
    return key;
  }
}
