import type { IncomingHttpHeaders } from 'node:http';
import { mediaRoutes, type RouteContract } from '@memory/contracts';
import { OBJECT_PATH_HEADER } from '@memory/service-kit';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';

/** The location of the folder of objects in nginx, which nginx serves to no client by itself (deploy/nginx-media.conf). */
const OBJECTS_LOCATION = '/stored-media/';

/**
 * Whether nginx sends the bytes of the requested file (MEDIA_SENT_BY). media-svc decides about access in either case, before any bytes are sent. A
 * request that has not come through a proxy of TRUST_PROXY gets the bytes from the gateway, because only nginx can replace the path in the response
 * with the file.
 */
export function isSentByNginx(
  { MEDIA_SENT_BY }: Pick<GatewayConfig, 'MEDIA_SENT_BY'>,
  route: RouteContract,
  { ips = [] }: Pick<FastifyRequest, 'ips'>,
): boolean {
  // `ips` contains the address of the connection and, if the connection comes from a trusted proxy, also the forwarded addresses.
  return MEDIA_SENT_BY === 'nginx' && route === mediaRoutes.downloadFile && ips.length > 1;
}

/** Returns the header that makes nginx send an object in place of the response. Returns no header when media-svc has sent no path. */
export function nginxRedirect({ [OBJECT_PATH_HEADER]: path }: IncomingHttpHeaders): Record<string, string> {
  return typeof path === 'string' ? { 'x-accel-redirect': OBJECTS_LOCATION + path } : {};
}
