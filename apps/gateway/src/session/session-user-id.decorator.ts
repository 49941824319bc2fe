import { ApiError } from '@memory/service-kit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Handler parameter: the id of the user whose session the request carries. @throws ApiError `not_signed_in`. */
export const SessionUserId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { userId } = context.switchToHttp().getRequest<FastifyRequest>().session;
  if (!userId) throw new ApiError('not_signed_in');
  return userId;
});
