import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiError } from '../errors/api-error.ts';
import type { IdentifiedRequest } from './access.guard.ts';
import type { Viewer } from './identity-token.ts';

const viewerOf = (context: ExecutionContext): Viewer => context.switchToHttp().getRequest<IdentifiedRequest>().viewer;

/** Who is asking, signed in or not. */
export const CurrentViewer = createParamDecorator((_: unknown, context: ExecutionContext): Viewer => viewerOf(context));

/** The id of the signed-in person, on routes that need one. */
export const SignedInUser = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { userId } = viewerOf(context);
  if (!userId) throw new ApiError('not_signed_in');
  return userId;
});
