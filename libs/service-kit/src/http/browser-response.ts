import type { ServiceCookie } from '@memory/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/**
 * A response header with which social-svc tells the gateway that the session of the request has ended, or that another session has begun in its place.
 * The gateway obeys the header only on routes whose contract sets `endsSession` or `beginsSession`, and removes it from every response to a client.
 */
export const SESSION_HEADER = 'x-memory-session';
/** The value of the header when the session has ended. */
export const SESSION_ENDED = 'ended';
const BEGUN = /^begun (?<sessionId>[\w-]+)$/;

/** Returns the value of the header when a session has begun that is stored under this id. */
export const sessionBegun = (sessionId: string): string => `begun ${sessionId}`;

/** Returns the id of the session that has begun; null for any other value of the header. */
export const readBegunSession = (value: string): string | null => BEGUN.exec(value)?.groups?.['sessionId'] ?? null;

/**
 * A response header with which social-svc tells the gateway which cookies to set: a query string of names and values, where an empty value deletes the
 * cookie. The gateway obeys the header only for the cookies that the route's contract lists in `setsCookies`, and removes it from every response.
 */
export const COOKIES_HEADER = 'x-memory-cookies';

/** What a service tells the gateway to change in the browser: its session and its cookies. The changes also count for an error response. */
export class BrowserResponse {
  private readonly cookies = new URLSearchParams();

  constructor(private readonly reply: FastifyReply) {}

  /** The gateway ends the session of the request. */
  endSession(): void {
    void this.reply.header(SESSION_HEADER, SESSION_ENDED);
  }

  /** The gateway ends the session of the request, and signs the browser in with the session that is stored under this id. */
  beginSession(sessionId: string): void {
    void this.reply.header(SESSION_HEADER, sessionBegun(sessionId));
  }

  setCookie(name: ServiceCookie, value: string): void {
    this.cookies.set(name, value);
    void this.reply.header(COOKIES_HEADER, this.cookies.toString());
  }

  deleteCookie(name: ServiceCookie): void {
    this.setCookie(name, '');
  }
}

/** The changes that the response of a handler makes in the browser. */
export const CurrentBrowserResponse = createParamDecorator(
  (_: unknown, context: ExecutionContext): BrowserResponse =>
    new BrowserResponse(context.switchToHttp().getResponse<FastifyReply>()),
);
