import { PENDING_SIGN_IN_SECONDS } from '@memory/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'memory.sign-in';
/** 32 random bytes, which social-svc makes. Another value would only make the request to the service longer. */
const TOKEN = /^[\w-]{43}$/;
const attributes = { path: '/api', httpOnly: true, sameSite: 'strict' } as const;

/** Returns the token of the browser's pending sign-in; undefined when there is none, or when it was not issued here. */
export function readPendingSignInCookie(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

export function setPendingSignInCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https';
  void reply.setCookie(COOKIE, token, { ...attributes, secure, maxAge: PENDING_SIGN_IN_SECONDS });
}

export function clearPendingSignInCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[COOKIE] !== undefined) void reply.clearCookie(COOKIE, attributes);
}
