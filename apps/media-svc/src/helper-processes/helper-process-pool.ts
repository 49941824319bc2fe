import pLimit from 'p-limit';
import { ProcessLimitExceeded } from '../process-limits/limit-exceeded.ts';
import { HelperExited, HelperProcess, type HelperProgram } from './helper-process.ts';

interface PoolOptions {
  readonly program: HelperProgram;
  /** The maximum number of processes. Requests wait while all of them are busy. */
  readonly maxProcesses: number;
  /** A process is replaced after this number of requests, because its libraries use more memory with each request. */
  readonly maxRequestsPerProcess: number;
  /** A process that has been idle for this time is ended, so that its memory is freed. */
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
   * @param createSignal called when a process takes the request, so that queueing does not count towards a timeout
   * @throws as HelperProcess.request does
   */
  run(request: Request, createSignal: () => AbortSignal): Promise<Response> {
    return this.limitConcurrency(async () => {
      const idleHelper = this.idleHelpers.pop();
      try {
        return await this.runOn(idleHelper ?? this.startHelper(), request, createSignal());
      } catch (error) {
        if (this.closed || !shouldRetryWithFreshHelper(error, idleHelper !== undefined)) throw error;
        return this.runOn(this.startHelper(), request, createSignal());
      }
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.helpers].map((helper) => this.endHelper(helper)));
  }

  private async runOn(helper: Helper<Request, Response>, request: Request, signal: AbortSignal): Promise<Response> {
    clearTimeout(helper.idleTimer);
    try {
      const response = await helper.process.request(request, signal);
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
 * Whether a request that failed is repeated in a new process, because the request itself may not be the cause: the process was killed
 * from outside, or it had handled earlier requests, so that it may have exited while idle or exceeded a limit because of the resources
 * that those requests used.
 */
function shouldRetryWithFreshHelper(error: unknown, wasReused: boolean): boolean {
  if (error instanceof HelperExited) return wasReused || error.wasKilled;
  return wasReused && error instanceof ProcessLimitExceeded;
}
