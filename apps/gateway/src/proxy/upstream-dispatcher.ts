import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply } from 'fastify';
import { Agent, type Dispatcher } from 'undici';

const CONNECT_TIMEOUT_MS = 2_000;

const disconnected = new AsyncLocalStorage<AbortSignal>();

/** The undici dispatcher for requests to services, which can abort them when the client disconnects. */
export class UpstreamDispatcher {
  private readonly agent = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS } });

  /** Called by reply-from for each request. */
  readonly request = ((options, callback) =>
    this.agent.request({ ...options, signal: disconnected.getStore() }, callback)) as Dispatcher['request'];

  /** Runs `send`. The requests to services that `send` makes are aborted when the client disconnects before `reply` is complete. */
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
