import { ApiError } from '@memory/service-kit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/**
 * Parameter decorator of route handlers that inserts the id of the signed-in user.
 * @throws ApiError `not_signed_in` when the request has no session
 */
export const SessionUserId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { userId } = context.switchToHttp().getRequest<FastifyRequest>().session;
  if (!userId) throw new ApiError('not_signed_in');
  return userId;
});
