import type { FastifyReply, FastifyRequest } from 'fastify';
import { PENDING_SIGN_IN_SECONDS } from './pending-sign-in.store.ts';

const COOKIE = 'memory.sign-in';
const attributes = { path: '/api', httpOnly: true, sameSite: 'strict' } as const;

export const readPendingSignInCookie = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

export function setPendingSignInCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https';
  void reply.setCookie(COOKIE, token, { ...attributes, secure, maxAge: PENDING_SIGN_IN_SECONDS });
}

export function clearPendingSignInCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (readPendingSignInCookie(request) !== undefined) void reply.clearCookie(COOKIE, attributes);
}
