import type { CookieSerializeOptions } from '@fastify/cookie';
import { AUTHORIZATION_REQUEST_SECONDS, PENDING_SIGN_IN_SECONDS } from '@memory/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** 32 random bytes in base64url, which social-svc makes. Another value would only make the request to the service longer. */
const TOKEN = /^[\w-]{43}$/;

/** The longest cookie lifetime that browsers accept (400 days). Each start of the page on which students choose themselves renews the cookie. */
const CLASS_DEVICE_SECONDS = 400 * 24 * 60 * 60;

/** A cookie with a random token by which social-svc finds what it has stored for the browser. Scripts cannot read it. */
class TokenCookie {
  constructor(
    private readonly name: string,
    private readonly options: Required<Pick<CookieSerializeOptions, 'path' | 'sameSite' | 'maxAge'>>,
  ) {}

  /** Returns the token; null when the browser has none, or a value that was not issued here. */
  read({ cookies }: FastifyRequest): string | null {
    const token = cookies[this.name];
    return token !== undefined && TOKEN.test(token) ? token : null;
  }

  /** Sets the cookie. An empty token deletes the cookie, if the browser has sent it. */
  set(reply: FastifyReply, token: string): void {
    const { cookies, protocol } = reply.request;
    const { maxAge, ...attributes } = { ...this.options, httpOnly: true };
    if (token !== '') void reply.setCookie(this.name, token, { ...attributes, secure: protocol === 'https', maxAge });
    else if (cookies[this.name] !== undefined) void reply.clearCookie(this.name, attributes);
  }
}

/** The token of a sign-in that waits for the second factor. */
export const pendingSignInCookie = new TokenCookie('memory.sign-in', {
  path: '/api',
  sameSite: 'strict',
  maxAge: PENDING_SIGN_IN_SECONDS,
});

/** The state of an authorization request. `lax`, because the sign-in provider, which is another site, leads the browser back. */
export const authorizationStateCookie = new TokenCookie('memory.login', {
  path: '/api/login',
  sameSite: 'lax',
  maxAge: AUTHORIZATION_REQUEST_SECONDS,
});

/** The token of a device that is enrolled for a class. */
export const classDeviceCookie = new TokenCookie('memory.class-device', {
  path: '/api',
  sameSite: 'strict',
  maxAge: CLASS_DEVICE_SECONDS,
});
