import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@memory/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { answerError } from './error.filter.ts';

/** How often a body is looked at before it counts as stalled; it ends up to one interval late. */
export const CHECKS_PER_TIMEOUT = 4;

/**
 * Ends requests whose body stops arriving: they are answered 408 `request_timeout` (a form with files `upload_interrupted`), and their
 * connection is closed. Bodies that arrive slowly go on, and so do those that this process does not read on with.
 *
 * The bodies under way are looked at from time to time. A socket's time-out does not serve: Node also restarts it for what is written,
 * and uses it for keep-alive. Checks are counted, and not milliseconds, so that a process that was busy reads what has come meanwhile.
 * @param idleMs for how long nothing may come
 */
export function endStalledBodies(server: FastifyInstance, idleMs: number): void {
  const bodies = new Set<PendingBody>();
  server.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const body = new PendingBody(request, reply);
      bodies.add(body);
      request.raw.once('close', () => bodies.delete(body));
    }
    done();
  });
  const timer = setInterval(() => {
    for (const body of bodies) body.check();
  }, idleMs / CHECKS_PER_TIMEOUT).unref();
  server.addHook('onClose', async () => clearInterval(timer));
}

const hasBody = ({ headers }: FastifyRequest): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A body of which more is to come. */
class PendingBody {
  /** At the last check. The first one finds that something came, so that no body ends early. */
  private bytesRead = -1;
  private silentChecks = 0;

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  check(): void {
    const { raw } = this.request;
    // Node does not close a request whose connection ended after its answer.
    if (raw.socket.destroyed) return void raw.destroy();
    if (this.hasMoved(raw)) this.silentChecks = 0;
    else this.silentChecks += 1;
    if (this.silentChecks >= CHECKS_PER_TIMEOUT) this.end();
  }

  /** A body that waits to be read is not its sender's delay: Node stops reading from the socket meanwhile. */
  private hasMoved({ complete, readableLength, socket: { bytesRead } }: IncomingMessage): boolean {
    const moved = bytesRead !== this.bytesRead;
    this.bytesRead = bytesRead;
    return moved || complete || readableLength > 0;
  }

  private end(): void {
    const { raw } = this.request;
    // Answered already, with this error or another.
    if (this.reply.sent || this.reply.raw.headersSent) return void raw.socket.destroy();
    // Nobody may take it for whole if the rest comes after all while the answer is being sent.
    raw.pause();
    raw.socket.once('close', () => raw.destroy(new Error('the body stalled')));
    void this.reply.header('connection', 'close');
    answerError(new ApiError(this.code()), this.request, this.reply);
  }

  private code(): ErrorCode {
    return this.request.headers['content-type']?.startsWith('multipart/') ? 'upload_interrupted' : 'request_timeout';
  }
}
