import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { requireSession } from './request-session.ts';

/**
 * Parameter decorator of route handlers that inserts the id of the signed-in user.
 * @throws ApiError `not_signed_in` when the request has no session
 */
export const SessionUserId = createParamDecorator(
  (_: unknown, context: ExecutionContext): string =>
    requireSession(context.switchToHttp().getRequest<FastifyRequest>()).userId,
);
