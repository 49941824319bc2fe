import { hkdfSync } from 'node:crypto';
import {
  gatewayRoutes,
  OFFLINE_LIFETIME_SECONDS,
  publicRoutes,
  type RouteContract,
  toRouterPattern,
} from '@memory/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './session-cookies.ts';

/** Scripts of the page can read this cookie, unlike the session cookie. It grants nothing on the server. */
const STORAGE_KEY_COOKIE = 'memory.key';
const KEY_BYTES = 32;

/** The routes of social-svc that begin a session, and the gateway's own routes that confirm or end one. */
const routes: ReadonlySet<string> = new Set(
  [
    ...Object.values<RouteContract>(publicRoutes).filter(({ beginsSession }) => beginsSession),
    gatewayRoutes.readCurrentUser,
    gatewayRoutes.readAuthUser,
    gatewayRoutes.logout,
    gatewayRoutes.logoutByNavigation,
  ].map(toRouterPattern),
);

/**
 * The key with which the page seals a user's drafts and offline copies in the browser. The key is derived from the server's secret and the user's
 * id: a user has the same key in every session, and no two users have the same key.
 */
export function deriveStorageKey(secret: string, userId: string): string {
  return Buffer.from(hkdfSync('sha256', secret, userId, 'memory storage key 1', KEY_BYTES)).toString('base64url');
}

/**
 * Sets the user's storage key as a cookie in responses that begin or confirm a session. Deletes the cookie in responses that end a session or find
 * no session. The key is in a cookie, because a response can then delete the key for all tabs at once, without the help of a script.
 */
export function registerStorageKeyCookie(server: FastifyInstance, { secret }: { secret: string }): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (routes.has(request.routeOptions.url ?? '')) {
      const userId = request.session?.userId;
      if (userId) setStorageKey(request, reply, `${userId}.${deriveStorageKey(secret, userId)}`);
      else if (hasNoSession(reply)) endStorageKey(request, reply);
    }
    done();
  });
}

/** An error of the server, such as an unavailable Redis, does not mean that the session has ended. */
const hasNoSession = ({ statusCode }: FastifyReply): boolean => statusCode < 400 || statusCode === 401;

/** The page itself extends the lifetime of a cookie with the right value, so that most responses need not set the cookie. */
function setStorageKey(request: FastifyRequest, reply: FastifyReply, value: string): void {
  if (request.cookies[STORAGE_KEY_COOKIE] === value) return;
  const secure = request.protocol === 'https';
  void reply.setCookie(STORAGE_KEY_COOKIE, value, {
    path: '/',
    sameSite: 'strict',
    secure,
    maxAge: OFFLINE_LIFETIME_SECONDS,
  });
}

/** Deletes the storage key. Also clears the browser's cache of files and of pages that the back button would show. */
function endStorageKey(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.cookies[STORAGE_KEY_COOKIE] && !request.cookies[SESSION_COOKIE]) return;
  void reply.clearCookie(STORAGE_KEY_COOKIE, { path: '/' }).header('clear-site-data', '"cache"');
}
