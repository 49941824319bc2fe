import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Agent, type Dispatcher } from 'undici';

/* What happens to a proxied request when the client or the service ends it early. */

const CONNECT_TIMEOUT_MS = 2_000;

const disconnected = new AsyncLocalStorage<AbortSignal>();

/** The undici dispatcher for requests to services. It aborts these requests when the client disconnects. */
export class UpstreamDispatcher {
  private readonly agent = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS } });

  /** Sends a request to a service; @fastify/reply-from calls this method for each proxied request. */
  readonly request = ((options, callback) =>
    this.agent.request({ ...options, signal: disconnected.getStore() }, callback)) as Dispatcher['request'];

  /** Runs `send`. When the client disconnects before `reply` is complete, the requests to services that `send` makes are aborted. */
  abortOnDisconnect<Result>(reply: FastifyReply, send: () => Result): Result {
    const controller = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) controller.abort();
    });
    return disconnected.run(controller.signal, send);
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }
}

/**
 * Returns the body of a client's request as a stream to send to the service. When the service stops reading (because it has rejected
 * the upload or crashed), the rest of the body is read and discarded: browsers read the response only after they have sent the whole
 * body.
 */
export function forwardRequestBody(body: IncomingMessage): PassThrough {
  const forwarded = new PassThrough();
  forwarded.once('close', () => {
    body.unpipe(forwarded);
    body.resume();
  });
  // `pipe` does not propagate an aborted body: the service would wait for the rest.
  body.once('close', () => {
    if (!body.readableEnded) forwarded.destroy(new Error('the client aborted the request body'));
  });
  // The failed request reports the cause; without a listener the error would end the process.
  forwarded.on('error', () => undefined);
  return body.pipe(forwarded);
}
