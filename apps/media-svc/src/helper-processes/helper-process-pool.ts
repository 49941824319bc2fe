import pLimit from 'p-limit';
import { ProcessLimitExceeded } from '../process-limits/limit-exceeded.ts';
import { HelperExited, HelperProcess, type HelperProgram, HelperResponseIncomplete } from './helper-process.ts';

interface PoolOptions {
  readonly program: HelperProgram;
  /** The maximum number of processes. Further requests wait until a process is idle. */
  readonly maxProcesses: number;
  /** A process is replaced after it has handled this number of requests, because its libraries use more memory with each request. */
  readonly maxRequestsPerProcess: number;
  /** A process that has been idle for this time in milliseconds is ended, so that its memory is freed. */
  readonly idleTimeoutMs: number;
}

interface Helper<Request extends object, Response> {
  readonly process: HelperProcess<Request, Response>;
  requestCount: number;
  idleTimer?: NodeJS.Timeout;
}

/** A pool of processes of one helper program, started on demand and reused. */
export class HelperProcessPool<Request extends object, Response> {
  private readonly helpers = new Set<Helper<Request, Response>>();
  private readonly idleHelpers: Helper<Request, Response>[] = [];
  private readonly limitConcurrency: ReturnType<typeof pLimit>;
  private readonly options: PoolOptions;
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = options;
    this.limitConcurrency = pLimit(options.maxProcesses);
  }

  /**
   * Runs a request in an idle or a new process.
   * @param createSignal creates the timeout signal; called when a process takes the request, so that the time in the queue does not count
   * @param onProgress called with the completed share of the request, from 0 to 1; the share begins at 0 again when the request is repeated
   * @throws the errors of HelperProcess.request
   */
  run(request: Request, createSignal: () => AbortSignal, onProgress?: (share: number) => void): Promise<Response> {
    return this.limitConcurrency(async () => {
      const idleHelper = this.idleHelpers.pop();
      try {
        return await this.runOn(idleHelper ?? this.startHelper(), request, createSignal(), onProgress);
      } catch (error) {
        if (this.closed || !shouldRetryWithFreshHelper(error, idleHelper !== undefined)) throw error;
        return this.runOn(this.startHelper(), request, createSignal(), onProgress);
      }
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.helpers].map((helper) => this.endHelper(helper)));
  }

  private async runOn(
    helper: Helper<Request, Response>,
    request: Request,
    signal: AbortSignal,
    onProgress?: (share: number) => void,
  ): Promise<Response> {
    clearTimeout(helper.idleTimer);
    try {
      const response = await helper.process.request(request, signal, onProgress);
      helper.requestCount += 1;
      if (helper.requestCount < this.options.maxRequestsPerProcess) this.markIdle(helper);
      else await this.endHelper(helper);
      return response;
    } catch (error) {
      await this.endHelper(helper);
      throw error;
    }
  }

  private startHelper(): Helper<Request, Response> {
    const helper = { process: new HelperProcess<Request, Response>(this.options.program), requestCount: 0 };
    this.helpers.add(helper);
    return helper;
  }

  private markIdle(helper: Helper<Request, Response>): void {
    helper.idleTimer = setTimeout(() => void this.endHelper(helper), this.options.idleTimeoutMs);
    this.idleHelpers.push(helper);
  }

  private async endHelper(helper: Helper<Request, Response>): Promise<void> {
    clearTimeout(helper.idleTimer);
    this.helpers.delete(helper);
    const index = this.idleHelpers.indexOf(helper);
    if (index >= 0) this.idleHelpers.splice(index, 1);
    await helper.process.end();
  }
}

/**
 * Whether a failed request is repeated in a new process, because the failure may have another cause than the request. The process may have been
 * killed from outside. If it had handled earlier requests, it may have exited while it was idle, or exceeded a limit because of the resources that
 * the earlier requests used.
 */
function shouldRetryWithFreshHelper(error: unknown, wasReused: boolean): boolean {
  if (error instanceof HelperExited) return wasReused || error.wasKilled;
  return wasReused && (error instanceof ProcessLimitExceeded || error instanceof HelperResponseIncomplete);
}
