import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiError } from '../errors/api-error.ts';
import type { IdentifiedRequest } from './access.guard.ts';
import type { Viewer } from './identity-token.ts';

const viewerOf = (context: ExecutionContext): Viewer => context.switchToHttp().getRequest<IdentifiedRequest>().viewer;

/** The viewer of the request, signed in or anonymous. */
export const CurrentViewer = createParamDecorator((_: unknown, context: ExecutionContext): Viewer => viewerOf(context));

/** The viewer's user id. @throws ApiError `not_signed_in` */
export const SignedInUser = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { userId } = viewerOf(context);
  if (!userId) throw new ApiError('not_signed_in');
  return userId;
});
