import { ApiError } from '@memory/service-kit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The id of the person this session belongs to. @throws ApiError `not_signed_in`. */
export const SessionUser = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { userId } = context.switchToHttp().getRequest<FastifyRequest>().session;
  if (!userId) throw new ApiError('not_signed_in');
  return userId;
});
