import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply } from 'fastify';
import { Agent, type Dispatcher } from 'undici';

const CONNECT_TIMEOUT_MS = 2_000;

const callerLeft = new AsyncLocalStorage<AbortSignal>();

/** Connections to the services. A request made inside `whileCallerStays` ends when its caller goes away. */
export class Upstream {
  private readonly agent = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS } });

  /** In the form in which reply-from takes a dispatcher of one's own. */
  readonly request = ((options, callback) =>
    this.agent.request({ ...options, signal: callerLeft.getStore() }, callback)) as Dispatcher['request'];

  /** Runs `work`, whose requests are given up as soon as the connection that `reply` would go to is closed. */
  whileCallerStays<Result>(reply: FastifyReply, work: () => Result): Result {
    const leaving = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) leaving.abort();
    });
    return callerLeft.run(leaving.signal, work);
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }
}
