import type { IncomingMessage } from 'node:http';
import { type ErrorCode, type RouteContract, serviceRoutes, toRouterPattern } from '@memory/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

type FileBody = NonNullable<RouteContract['fileBody']>;

const fileBodyByPattern: ReadonlyMap<string, FileBody> = new Map(
  Object.values(serviceRoutes)
    .flatMap((routes) => Object.values<RouteContract>(routes))
    .flatMap((route) => (route.fileBody ? [[toRouterPattern(route), route.fileBody] as const] : [])),
);

/**
 * Lets the routes with a `fileBody` have a file as their body. The body is not read here: the handler reads it when it knows that the viewer may send
 * one. All other routes reject these media types as before.
 */
export function acceptFileBodies(fastify: FastifyInstance): void {
  const types = new Set([...fileBodyByPattern.values()].flatMap((fileBody) => fileBody.types));
  fastify.addContentTypeParser([...types], (request, payload, done) => {
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    const isAccepted = fileBodyByPattern.get(request.routeOptions.url ?? '')?.types.includes(type) ?? false;
    if (isAccepted) done(null, payload);
    else done(new ApiError('unsupported_type'));
  });
}

/**
 * Reads the file that a request has as its body.
 * @param tooLarge the error of a file that is larger than the contract allows
 * @throws ApiError `unsupported_type` without a file, `malformed_body` when the client disconnects
 */
export async function readFileBody(
  request: FastifyRequest,
  { maxBytes }: FileBody,
  tooLarge: ErrorCode,
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new ApiError(tooLarge);
  if (!request.body) throw new ApiError('unsupported_type');
  return collect(request.body as IncomingMessage, maxBytes, tooLarge);
}

function collect(body: IncomingMessage, maxBytes: number, tooLarge: ErrorCode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const onData = (chunk: Buffer): void => {
      chunks.push(chunk);
      if ((bytes += chunk.length) <= maxBytes) return;
      // The rest is read and discarded: browsers read the response only after they have sent the whole body.
      body.off('data', onData);
      body.resume();
      reject(new ApiError(tooLarge));
    };
    body.on('data', onData);
    body.once('end', () => resolve(Buffer.concat(chunks)));
    body.once('error', (cause) => reject(new ApiError('malformed_body', { cause })));
    body.once('close', () => reject(new ApiError('malformed_body')));
  });
}
