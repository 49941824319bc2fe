import type { RouteContract } from '@memory/contracts';
import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { ROUTE_METADATA } from '../http/implements-route.decorator.ts';
import type { Client } from './client.ts';
import { type Identity, IDENTITY_HEADER, IdentityVerifier, type Viewer } from './identity-token.ts';

const WITHOUT_IDENTITY_METADATA = 'memory:open';

/** Marks a handler that may be called without an identity token, such as the health check. */
export const WithoutIdentity = (): MethodDecorator => SetMetadata(WITHOUT_IDENTITY_METADATA, true);

export type IdentifiedRequest = FastifyRequest & { viewer: Viewer; client?: Client | undefined };

/**
 * Whether an identity may call a route. Browsers may call public routes, with the client if the route needs it; a process may call the internal
 * routes that list it as a caller.
 */
function isCallAllowed({ use, caller, client }: Identity, route: RouteContract): boolean {
  if (route.needsClient && !client) return false;
  return route.access === 'internal' ? use === 'internal' && route.callers.includes(caller) : use === 'browser';
}

/**
 * Accepts a request only if its identity may call the route, and requires a signed-in viewer if the route declares it. A handler without a contract
 * cannot be called. Event handlers do not pass this guard: Nest applies the guards of the application to requests only.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly verifier: IdentityVerifier,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<IdentifiedRequest>();
    const header = request.headers[IDENTITY_HEADER]?.toString();
    if (this.reflector.get<boolean>(WITHOUT_IDENTITY_METADATA, context.getHandler())) {
      // A health probe sends no identity token. A request with a token must have come through the gateway, which has no route to this path,
      // so it is rejected.
      if (header !== undefined) throw new ApiError('unauthenticated_caller');
      return true;
    }
    const identity = await this.verifier.verify(header);
    const route = this.reflector.get<RouteContract | undefined>(ROUTE_METADATA, context.getHandler());
    if (!identity || !route || !isCallAllowed(identity, route)) throw new ApiError('unauthenticated_caller');
    if (route.access === 'signed-in' && !identity.viewer.userId) throw new ApiError('not_signed_in');
    request.viewer = identity.viewer;
    request.client = identity.client;
    return true;
  }
}

const viewerOf = (context: ExecutionContext): Viewer => context.switchToHttp().getRequest<IdentifiedRequest>().viewer;

/** The viewer of the request, signed in or anonymous. */
export const CurrentViewer = createParamDecorator((_: unknown, context: ExecutionContext): Viewer => viewerOf(context));

/** The viewer's user id. @throws ApiError `not_signed_in` */
export const SignedInUser = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { userId } = viewerOf(context);
  if (!userId) throw new ApiError('not_signed_in');
  return userId;
});
