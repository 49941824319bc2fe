import { hkdfSync } from 'node:crypto';
import { gatewayRoutes, OFFLINE_LIFETIME_SECONDS, toRouterPattern } from '@memory/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './session-record.ts';

/** Scripts of the page can read this cookie, unlike the session cookie. It grants nothing on the server. */
const STORAGE_KEY_COOKIE = 'memory.key';
const KEY_BYTES = 32;

const routes: ReadonlySet<string> = new Set(
  [
    gatewayRoutes.register,
    gatewayRoutes.login,
    gatewayRoutes.signInWithCode,
    gatewayRoutes.signInWithPasskey,
    gatewayRoutes.changePassword,
    gatewayRoutes.readCurrentUser,
    gatewayRoutes.readAuthUser,
    gatewayRoutes.finishExternalLogin,
    gatewayRoutes.logout,
    gatewayRoutes.logoutByNavigation,
  ].map(toRouterPattern),
);

/**
 * The key with which the page seals a user's drafts and offline copies in the browser. It is derived, so that the same user gets the same
 * key in every session, and nobody else gets it.
 */
export function deriveStorageKey(secret: string, userId: string): string {
  return Buffer.from(hkdfSync('sha256', secret, userId, 'memory storage key 1', KEY_BYTES)).toString('base64url');
}

/**
 * Sets the user's storage key as a cookie with the responses that begin or confirm a session, and deletes it with those that end one or
 * find none. A cookie, because the browser then drops the key at the end of the session without the help of a script, for all tabs at once.
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

/** An error of ours, such as Redis being unavailable, says nothing about the session. */
const hasNoSession = ({ statusCode }: FastifyReply): boolean => statusCode < 400 || statusCode === 401;

/** The page itself renews a cookie with the right value, so that most responses need not set it. */
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

/** Also empties the browser's cache of files, and of pages that the back button would show. */
function endStorageKey(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.cookies[STORAGE_KEY_COOKIE] && !request.cookies[SESSION_COOKIE]) return;
  void reply.clearCookie(STORAGE_KEY_COOKIE, { path: '/' }).header('clear-site-data', '"cache"');
}
