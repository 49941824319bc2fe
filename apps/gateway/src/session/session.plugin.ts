import cookie from '@fastify/cookie';
import { gatewayRoutes, toRouterPattern } from '@memory/contracts';
import { SESSION_LIFETIME_MS, sessionLifetimeMs, type SessionRecord } from '@memory/service-kit/sessions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RedisSessionStore } from './redis-session.store.ts';
import { SIGNED_OUT } from './request-session.ts';
import { SESSION_COOKIE, SessionCookies } from './session-cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    sessionStore: RedisSessionStore;
    /** Whether the session began with this request, so that the response must set its cookie. */
    hasNewSession: boolean;
  }
}

/** The minimum time in milliseconds between two renewals of a session, so that not every request writes to Redis. */
const SESSION_RENEWAL_INTERVAL_MS = 60 * 60 * 1_000;
/** The same for the session of a student without a password, which ends after a few minutes without a request. */
const CLASS_SESSION_RENEWAL_INTERVAL_MS = 60 * 1_000;
/** Pages open the live stream again by themselves, so that it does not show that someone uses the page. */
const LIVE_STREAM_ROUTE = toRouterPattern(gatewayRoutes.openEventStream);
/** `GET /api/auth/user`: the web app requests it when it starts and `GET /api/simple-user` has answered 401. */
const SIGNED_OUT_START_ROUTE = toRouterPattern(gatewayRoutes.readAuthUser);
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
 * Registers `request.session` for all routes. The session cookie contains a signed session id; Redis stores which user is signed in. The gateway
 * reads Redis with each request, so that an ended session has no effect any more.
 */
export async function registerSessions(server: FastifyInstance, options: SessionOptions): Promise<void> {
  const { store, sessionlessRoutes, onForgedCookie } = options;
  const cookies = new SessionCookies(options.secret);
  server.decorateRequest('session');
  server.decorateRequest('hasNewSession', false);
  server.decorateRequest('sessionStore', { getter: () => store });
  server.addHook('onRequest', (request, _reply, done) => {
    request.session = SIGNED_OUT;
    if (sessionlessRoutes.has(request.routeOptions.url ?? '')) delete request.headers.cookie;
    done();
  });
  await server.register(cookie);
  server.addHook('onRequest', async (request, reply) => {
    const value = request.cookies[SESSION_COOKIE];
    if (!value) return;
    const sessionId = cookies.verify(value);
    if (sessionId !== null) return restoreSession(request, reply, { sessionId, value }, store);
    onForgedCookie();
    clearSessionCookie(reply);
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    const { session, hasNewSession } = request;
    if (hasNewSession && session.userId !== undefined)
      setSessionCookie(request, reply, cookies.sign(session.sessionId));
    done();
  });
}

/**
 * Reads the session from Redis, and renews the session if the last renewal was at least SESSION_RENEWAL_INTERVAL_MS ago, or
 * CLASS_SESSION_RENEWAL_INTERVAL_MS.
 *
 * The cookie of an ended session is deleted only when the web app starts. A sign-in ends the previous session of the browser, so that open tabs send
 * requests with its cookie at that moment. If their responses deleted the cookie, one that arrives after the response of the sign-in would delete
 * the new session's cookie.
 */
async function restoreSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionId, value }: { sessionId: string; value: string },
  store: RedisSessionStore,
): Promise<void> {
  const stored = await store.read(sessionId);
  if (stored === null) {
    if (request.routeOptions.url === SIGNED_OUT_START_ROUTE) clearSessionCookie(reply);
    return;
  }
  request.session = stored.session;
  if (!isRenewalDue(request, stored.session, stored.remainingMs)) return;
  await store.renew(stored.session);
  setSessionCookie(request, reply, value);
}

function isRenewalDue({ routeOptions }: FastifyRequest, session: SessionRecord, remainingMs: number): boolean {
  const sinceRenewalMs = sessionLifetimeMs(session) - remainingMs;
  if (session.classSession === undefined) return sinceRenewalMs >= SESSION_RENEWAL_INTERVAL_MS;
  // A gateway of the previous release has stored a later expiry when the difference is negative.
  return routeOptions.url !== LIVE_STREAM_ROUTE && Math.abs(sinceRenewalMs) >= CLASS_SESSION_RENEWAL_INTERVAL_MS;
}

function setSessionCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const { session } = request;
  const lifetimeMs = session.userId === undefined ? SESSION_LIFETIME_MS : sessionLifetimeMs(session);
  void reply.setCookie(SESSION_COOKIE, value, {
    ...cookieAttributes,
    secure: request.protocol === 'https',
    expires: new Date(Date.now() + lifetimeMs),
  });
}

const clearSessionCookie = (reply: FastifyReply): void => void reply.clearCookie(SESSION_COOKIE, { path: '/' });

/**
 * Signs the browser in with a session that social-svc has stored under an id of its own, and ends the session that the request had. A session that has
 * ended since then, because the sessions of its user were revoked, signs the browser out.
 * @throws ApiError `service_unavailable`
 */
export async function useBegunSession(request: FastifyRequest, reply: FastifyReply, sessionId: string): Promise<void> {
  const { session: present, sessionStore: store } = request;
  const begun = await store.read(sessionId);
  if (present.userId !== undefined) await store.end(present.sessionId);
  request.session = begun?.session ?? SIGNED_OUT;
  if (begun === null) clearSessionCookie(reply);
  else request.hasNewSession = true;
}

/** Signs the user out: deletes the session in Redis and the cookie. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { session, sessionStore } = request;
  if (session.userId !== undefined) await sessionStore.end(session.sessionId);
  request.session = SIGNED_OUT;
  clearSessionCookie(reply);
}
