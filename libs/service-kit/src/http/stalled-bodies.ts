import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@memory/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sendErrorResponse } from '../errors/error.filter.ts';

/**
 * The number of successive checks without new data after which a body counts as stalled. Because checks are not continuous, a stalled
 * request may end up to one interval late.
 */
export const STALL_CHECKS_PER_TIMEOUT = 4;

/**
 * Ends requests whose body stops arriving: the response is 408 `request_timeout` (`upload_interrupted` for multipart forms), and the connection is
 * closed. A body that arrives slowly is accepted. A body that this process itself reads slowly is accepted, too.
 *
 * One timer checks all pending bodies. A socket's own timeout cannot be used, because Node also restarts it for data that is written, and uses it for
 * keep-alive. The function counts checks instead of milliseconds, so that a busy process first reads the data that has arrived.
 * @param idleMs how long a body may send nothing, in milliseconds
 */
export function endStalledRequests(server: FastifyInstance, idleMs: number): void {
  const bodies = new Set<PendingBody>();
  server.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done();
    const body = new PendingBody(request, reply);
    bodies.add(body);
    request.raw.once('close', () => bodies.delete(body));
    // Node then first parses the part of the body that arrived with the headers, so that a malformed body gets no other response.
    queueMicrotask(done);
  });
  const timer = setInterval(() => {
    for (const body of bodies) body.check();
  }, idleMs / STALL_CHECKS_PER_TIMEOUT).unref();
  server.addHook('onClose', async () => clearInterval(timer));
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A request body that has not arrived completely. */
class PendingBody {
  /**
   * The value of the socket's `bytesRead` at the last check. It starts at -1, so that the first check counts as progress and no body is
   * ended too early.
   */
  private bytesRead = -1;
  private silentChecks = 0;

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  check(): void {
    const { raw } = this.request;
    // The connection ended after the response. Node does not end the request itself in this case.
    if (raw.socket.destroyed) return void raw.destroy();
    if (this.hasProgressed(raw)) this.silentChecks = 0;
    else this.silentChecks += 1;
    if (this.silentChecks >= STALL_CHECKS_PER_TIMEOUT) this.end();
  }

  /**
   * Whether the body has made progress since the last check. Data that this process has not read yet counts as progress, because Node then
   * stops reading from the socket: the process is slow, not the sender.
   */
  private hasProgressed({ complete, readableLength, socket: { bytesRead } }: IncomingMessage): boolean {
    const hasNewData = bytesRead !== this.bytesRead;
    this.bytesRead = bytesRead;
    return hasNewData || complete || readableLength > 0;
  }

  private end(): void {
    const { raw } = this.request;
    // Part of a response has been sent already, so an error response cannot be sent any more.
    if (this.reply.sent || this.reply.raw.headersSent) return void raw.socket.destroy();
    // Without the pause, the rest of the body could arrive while the response is being sent, and the body would count as complete.
    raw.pause();
    raw.socket.once('close', () => raw.destroy(new Error('the body stalled')));
    void this.reply.header('connection', 'close');
    sendErrorResponse(new ApiError(this.code()), this.request, this.reply);
  }

  private code(): ErrorCode {
    return this.request.headers['content-type']?.startsWith('multipart/') ? 'upload_interrupted' : 'request_timeout';
  }
}
