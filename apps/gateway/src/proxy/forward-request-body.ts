import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { RouteContract } from '@memory/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * A body of at most this size is read completely before the request is sent to the service: streaming a short body takes several times the CPU time
 * and one more write.
 */
const SHORT_BODY_MAX_BYTES = 16 * 1024;

/** Returns the body of a client's request for the request to the service. Files are always streamed. */
export async function requestBodyOf(
  { raw, body }: FastifyRequest,
  route: RouteContract,
): Promise<Buffer | PassThrough | null> {
  if (!body) return null;
  const length = Number(raw.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return route.uploadField || route.fileBody || length > SHORT_BODY_MAX_BYTES ? forwardRequestBody(raw) : readBody(raw);
}

/** @throws Error when the client disconnects before it has sent the whole body */
function readBody(body: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    body.on('data', (chunk: Buffer) => chunks.push(chunk));
    body.once('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    const fail = (): void => reject(new Error('the client aborted the request body'));
    // The client may already have disconnected while the gateway read its session.
    if (body.destroyed) return fail();
    body.once('close', fail);
    // A body that ends early reports an error besides 'close'; without a listener it would end the process.
    body.on('error', () => undefined);
  });
}

/**
 * Returns the body of a client's request as a stream to send to the service. When the service stops reading (because it has rejected
 * the upload or crashed), the rest of the body is read and discarded: browsers read the response only after they have sent the whole
 * body.
 */
function forwardRequestBody(body: IncomingMessage): PassThrough {
  const forwarded = new PassThrough();
  forwarded.once('close', () => {
    body.unpipe(forwarded);
    body.resume();
  });
  // `pipe` does not propagate an aborted body: the service would wait for the missing part of the body.
  body.once('close', () => {
    if (!body.readableEnded) forwarded.destroy(new Error('the client aborted the request body'));
  });
  // The failed request reports the cause; without a listener the error would end the process.
  forwarded.on('error', () => undefined);
  return body.pipe(forwarded);
}
