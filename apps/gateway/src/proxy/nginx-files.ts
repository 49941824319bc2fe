import type { IncomingHttpHeaders } from 'node:http';
import { mediaRoutes, type RouteContract } from '@memory/contracts';
import { OBJECT_PATH_HEADER } from '@memory/service-kit';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';

/** The location of the folder of objects in nginx, which nginx serves to no client by itself (deploy/nginx-media.conf). */
const OBJECTS_LOCATION = '/stored-media/';

/**
 * Whether nginx sends the bytes of the file that is requested (MEDIA_SENT_BY). media-svc has decided about access before in any case. A
 * request that has not come through a proxy of TRUST_PROXY gets the bytes from the gateway: only nginx can turn a path into a file.
 */
export function isSentByNginx(
  { MEDIA_SENT_BY }: Pick<GatewayConfig, 'MEDIA_SENT_BY'>,
  route: RouteContract,
  { ips = [] }: Pick<FastifyRequest, 'ips'>,
): boolean {
  // `ips` has the address of the connection and, if this is a trusted proxy, also the forwarded addresses.
  return MEDIA_SENT_BY === 'nginx' && route === mediaRoutes.downloadFile && ips.length > 1;
}

/** Returns the header that makes nginx send an object in place of the response; none when media-svc has sent no path. */
export function nginxRedirect({ [OBJECT_PATH_HEADER]: path }: IncomingHttpHeaders): Record<string, string> {
  return typeof path === 'string' ? { 'x-accel-redirect': OBJECTS_LOCATION + path } : {};
}
