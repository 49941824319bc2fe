import { timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import session from '@fastify/session';
import { ExpiringCache } from '@memory/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeBrowser } from './browser-description.ts';
import type { RedisSessionStore } from './redis-session.store.ts';
import { SESSION_COOKIE, SESSION_LIFETIME_MS, SESSION_RENEWAL_INTERVAL_MS } from './session-record.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request arrived. */
    arrivedAt: Date;
  }
}

const cookieAttributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

interface SessionOptions {
  secret: string;
  store: RedisSessionStore;
  /** URL patterns of the routes for which no session is read. */
  sessionlessRoutes: ReadonlySet<string>;
  /** Called for a session cookie whose signature is wrong. */
  onForgedCookie: () => void;
}

/**
 * Registers `request.session` for all routes: the signed session cookie, the session store in Redis, and the hook that renews sessions in
 * use.
 */
export async function registerSessions(server: FastifyInstance, options: SessionOptions): Promise<void> {
  server.decorateRequest('arrivedAt');
  server.addHook('onRequest', async (request) => {
    const { headers, routeOptions } = request;
    request.arrivedAt = new Date();
    if (options.sessionlessRoutes.has(routeOptions.url ?? '')) delete headers.cookie;
  });
  await server.register(cookie);
  await server.register(session, {
    secret: createSigner(options),
    store: options.store,
    cookieName: SESSION_COOKIE,
    cookie: { ...cookieAttributes, secure: 'auto', maxAge: SESSION_LIFETIME_MS },
    saveUninitialized: false,
    rolling: false,
  });
  server.addHook('onRequest', async (request, reply) => {
    const { userId, remainingMs = SESSION_LIFETIME_MS, sessionId, encryptedSessionId } = request.session;
    if (!userId || SESSION_LIFETIME_MS - remainingMs < SESSION_RENEWAL_INTERVAL_MS) return;
    await options.store.renew(sessionId, userId);
    const secure = request.protocol === 'https';
    void reply.setCookie(SESSION_COOKIE, encryptedSessionId, {
      ...cookieAttributes,
      secure,
      expires: new Date(Date.now() + SESSION_LIFETIME_MS),
    });
  });
}

type SessionSigner = ReturnType<typeof cookie.signerFactory>;

/** The number of cookies whose signature a gateway remembers, about 200 bytes each, and for how long. */
const REMEMBERED_COOKIES_MAX = 10_000;
const REMEMBERED_COOKIE_MS = 60_000;

/**
 * Signs and verifies session cookies as the session plugin does by itself, and reports wrong signatures. A signature that was found right is
 * remembered, because the plugin verifies it and then signs the same session id again, for each request.
 */
function createSigner({ secret, onForgedCookie }: SessionOptions): SessionSigner {
  const signer = cookie.signerFactory(secret);
  const cookies = new ExpiringCache<string>(REMEMBERED_COOKIES_MAX);
  return {
    sign: (sessionId) => cookies.get(sessionId) ?? signer.sign(sessionId),
    unsign(value) {
      const sessionId = value.slice(0, value.lastIndexOf('.'));
      if (areEqual(cookies.get(sessionId), value)) return { valid: true, renew: false, value: sessionId };
      const result = signer.unsign(value);
      if (!result.valid) onForgedCookie();
      else cookies.set(sessionId, value, Date.now() + REMEMBERED_COOKIE_MS);
      return result;
    },
  };
}

/** Compares in a time that does not tell how many characters of a forged signature are right. */
function areEqual(known: string | undefined, given: string): boolean {
  if (known === undefined) return false;
  const [one, other] = [Buffer.from(known), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Signs a user in under a new session id, which prevents session fixation. The session counts from the arrival of the request, not from now:
 * a session of an old password, which was verified just before the password was reset, then counts as one from before the reset.
 */
export async function beginSession(
  request: FastifyRequest,
  userId: string,
  { secondFactorSetupRequired = false }: { secondFactorSetupRequired?: boolean } = {},
): Promise<void> {
  await request.session.regenerate();
  const { browser, operatingSystem } = describeBrowser(request.headers['user-agent']);
  const createdAt = request.arrivedAt.toISOString();
  Object.assign(request.session, { userId, createdAt, browser, operatingSystem, secondFactorSetupRequired });
  await request.session.save();
}

/** Signs the user out: deletes the session in Redis and the cookie. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await request.session.destroy();
  void reply.clearCookie(SESSION_COOKIE, { path: '/' });
}
