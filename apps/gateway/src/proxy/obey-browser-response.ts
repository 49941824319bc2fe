import type { IncomingHttpHeaders } from 'node:http';
import type { RouteContract, ServiceCookie } from '@memory/contracts';
import { COOKIES_HEADER, readBegunSession, SESSION_ENDED, SESSION_HEADER } from '@memory/service-kit';
import { Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { issueDeviceCookie } from '../session/device-cookie.plugin.ts';
import { setKeptAccountCookie } from '../session/kept-account-cookie.ts';
import { endSession, useBegunSession } from '../session/session.plugin.ts';
import { authorizationStateCookie, classDeviceCookie, pendingSignInCookie } from '../session/token-cookies.ts';

const logger = new Logger('BrowserResponse');

const cookieSetters: Readonly<Record<ServiceCookie, (reply: FastifyReply, value: string) => void>> = {
  'authorization-state': (reply, token) => authorizationStateCookie.set(reply, token),
  'class-device': (reply, token) => classDeviceCookie.set(reply, token),
  device: (reply, value) => issueDeviceCookie(reply.request, value),
  'kept-account': (reply) => setKeptAccountCookie(reply.request, reply),
  'pending-sign-in': (reply, token) => pendingSignInCookie.set(reply, token),
};

/**
 * Changes the session and the cookies of the browser as the response of a service says (`BrowserResponse`), as far as the contract of the route allows
 * the service to say so.
 * @throws ApiError `service_unavailable` when a session has begun and Redis is unavailable. The browser then keeps its earlier session, and no
 * browser receives the id of the new one
 */
export async function obeyBrowserResponse(
  route: RouteContract,
  fromService: IncomingHttpHeaders,
  reply: FastifyReply,
): Promise<void> {
  await obeySession(route, String(fromService[SESSION_HEADER] ?? ''), reply);
  const cookies = new URLSearchParams(String(fromService[COOKIES_HEADER] ?? ''));
  for (const name of route.setsCookies ?? []) {
    const value = cookies.get(name);
    if (value !== null) cookieSetters[name](reply, value);
  }
}

/**
 * A failure to end a session does not fail the request, because the service has already done what was asked; its event `sessions.revoked` ends the
 * session a moment later.
 */
async function obeySession(
  { beginsSession, endsSession }: RouteContract,
  value: string,
  reply: FastifyReply,
): Promise<void> {
  const begun = readBegunSession(value);
  if (beginsSession && begun !== null) await useBegunSession(reply.request, reply, begun);
  if (!endsSession || value !== SESSION_ENDED) return;
  try {
    await endSession(reply.request, reply);
  } catch (error) {
    logger.error({ err: error }, 'a session could not be ended at once');
  }
}
