import type { IncomingHttpHeaders } from 'node:http';
import type { RouteContract } from '@memory/contracts';
import { SESSION_ENDED, SESSION_HEADER } from '@memory/service-kit';
import { Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { endSession } from '../session/session.plugin.ts';

const logger = new Logger('SessionHeader');

/**
 * Ends the session of a request when the response of the service says so, on a route whose contract sets `endsSession`. A failure does not fail the
 * request, because the service has already done what was asked; its event `sessions.revoked` ends the session a moment later.
 */
export async function endSessionForService(
  route: RouteContract,
  fromService: IncomingHttpHeaders,
  reply: FastifyReply,
): Promise<void> {
  if (!route.endsSession || fromService[SESSION_HEADER] !== SESSION_ENDED) return;
  try {
    await endSession(reply.request, reply);
  } catch (error) {
    logger.error({ err: error }, 'a session could not be ended at once');
  }
}
