import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RedisSessionStore } from './redis-session.store.ts';
import { RENEW_AFTER_MS, SESSION_COOKIE, SESSION_MS } from './session-record.ts';

const cookieAttributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

interface SessionOptions {
  secret: string;
  store: RedisSessionStore;
  /** The patterns of routes that never ask who it is. */
  except: ReadonlySet<string>;
}

/** Sessions for every route: cookie, store, and the renewal that makes 30 days rolling. */
export async function useSessions(server: FastifyInstance, options: SessionOptions): Promise<void> {
  server.addHook('onRequest', async ({ headers, routeOptions }) => {
    if (options.except.has(routeOptions.url ?? '')) delete headers.cookie;
  });
  await server.register(cookie);
  await server.register(session, {
    secret: options.secret,
    store: options.store,
    cookieName: SESSION_COOKIE,
    cookie: { ...cookieAttributes, secure: 'auto', maxAge: SESSION_MS },
    saveUninitialized: false,
    rolling: false,
  });
  server.addHook('onRequest', async (request, reply) => {
    const { userId, remainingMs = SESSION_MS, sessionId, encryptedSessionId } = request.session;
    if (!userId || SESSION_MS - remainingMs < RENEW_AFTER_MS) return;
    await options.store.renew(sessionId, userId);
    const secure = request.protocol === 'https';
    void reply.setCookie(SESSION_COOKIE, encryptedSessionId, {
      ...cookieAttributes,
      secure,
      expires: new Date(Date.now() + SESSION_MS),
    });
  });
}

/** Signs a person in under a new session id, so that an id somebody planted before is worth nothing. */
export async function beginSession(request: FastifyRequest, userId: string): Promise<void> {
  await request.session.regenerate();
  request.session.userId = userId;
  await request.session.save();
}
