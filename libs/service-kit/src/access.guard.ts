import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Route } from '@memory/contracts';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { IDENTITY_HEADER, IdentityVerifier, type Viewer } from './identity.ts';
import { ROUTE_METADATA } from './implements.decorator.ts';

const OPEN_METADATA = 'memory:open';

/** For the one route that a health check calls, without an identity. */
export const OpenToProbes = (): MethodDecorator => SetMetadata(OPEN_METADATA, true);

export type IdentifiedRequest = FastifyRequest & { viewer: Viewer };

/** Lets in only what the gateway or another service signed, and enforces the access a route declares. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly verifier: IdentityVerifier,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http' || this.reflector.get<boolean>(OPEN_METADATA, context.getHandler())) return true;
    const request = context.switchToHttp().getRequest<IdentifiedRequest>();
    const header = request.headers[IDENTITY_HEADER];
    const viewer = await this.verifier.verify(Array.isArray(header) ? header[0] : header);
    if (!viewer) throw new ApiError('unauthenticated_caller');

    const route = this.reflector.get<Route | undefined>(ROUTE_METADATA, context.getHandler());
    if (route?.access === 'signed-in' && !viewer.userId) throw new ApiError('not_signed_in');
    request.viewer = viewer;
    return true;
  }
}
