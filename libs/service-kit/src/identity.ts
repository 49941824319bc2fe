import { jwtVerify, SignJWT } from 'jose';

/** Who is asking: a signed-in person, or nobody in particular. */
export interface Viewer {
  readonly userId: string | null;
}

export const IDENTITY_HEADER = 'x-memory-identity';
const AUDIENCE = 'memory-internal';
const LIFETIME_SECONDS = 60;
/** A signature is used again for this long, well inside its lifetime, because signing costs more than looking it up. */
const REUSE_MS = 20_000;
const REMEMBERED_MAX = 10_000;

/** Signs the identity that travels from the gateway to a service and from service to service. */
export class IdentitySigner {
  private readonly key: Uint8Array;
  private readonly issuer: string;
  private readonly remembered = new Map<string, { token: string; until: number }>();

  constructor(options: { key: string; issuer: string }) {
    this.key = new TextEncoder().encode(options.key);
    this.issuer = options.issuer;
  }

  /** The value of the identity header for a viewer, valid for a minute at most. */
  async sign(viewer: Viewer): Promise<string> {
    const name = viewer.userId ?? '';
    const known = this.remembered.get(name);
    if (known && known.until > Date.now()) return known.token;

    const jwt = new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(this.issuer)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(`${LIFETIME_SECONDS}s`);
    if (viewer.userId) jwt.setSubject(viewer.userId);
    const token = await jwt.sign(this.key);

    if (this.remembered.size >= REMEMBERED_MAX) this.remembered.clear();
    this.remembered.set(name, { token, until: Date.now() + REUSE_MS });
    return token;
  }
}

export class IdentityVerifier {
  private readonly key: Uint8Array;
  /** The same token comes with every request of a person for a while: it is worked out once. */
  private readonly verified = new Map<string, { viewer: Viewer; until: number }>();

  constructor(key: string) {
    this.key = new TextEncoder().encode(key);
  }

  /** The viewer a header speaks for, or null when it is missing, forged or too old. */
  async verify(header: string | undefined): Promise<Viewer | null> {
    if (!header) return null;
    const known = this.verified.get(header);
    if (known && known.until > Date.now()) return known.viewer;
    const checked = await jwtVerify(header, this.key, { audience: AUDIENCE, algorithms: ['HS256'], requiredClaims: ['exp'] }).catch(() => null);
    if (!checked) return null;
    const viewer = { userId: checked.payload.sub ?? null };
    if (this.verified.size >= REMEMBERED_MAX) this.verified.clear();
    this.verified.set(header, { viewer, until: (checked.payload.exp ?? 0) * 1_000 });
    return viewer;
  }
}
