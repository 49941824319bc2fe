import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger as RootLogger } from 'nestjs-pino';
import { ReadinessChecks } from '../health/readiness-checks.ts';
import { OpenRequests } from './open-requests.ts';
import { INTERRUPT_TIMEOUT_MS } from './shutdown-limits.ts';

export interface ShutdownSettings {
  /** How long the process continues to serve requests after SIGTERM while it is not ready, in seconds. */
  readonly SHUTDOWN_DELAY_SECONDS: number;
  /** How long open requests may take after SHUTDOWN_DELAY_SECONDS, in seconds. */
  readonly SHUTDOWN_TIMEOUT_SECONDS: number;
}

/**
 * How long the modules may take to end after all requests have their responses, in milliseconds. Jobs and events are handed back within a few
 * seconds.
 */
const MODULES_TIMEOUT_MS = 30_000;
/** How long the process may take to disconnect from its databases after its open requests were cut, in milliseconds. */
const DISCONNECT_TIMEOUT_MS = 5_000;

/**
 * Stops a service without failing a request. Readiness becomes false. After SHUTDOWN_DELAY_SECONDS, in which load balancers notice the readiness, the
 * process accepts no new connections, responds to its open requests, and only then ends everything else.
 */
export class Shutdown {
  private readonly logger = new Logger(Shutdown.name);
  private readonly openRequests: OpenRequests;
  private readonly interrupted = new AbortController();
  private readonly stuck = Promise.withResolvers<never>();
  private ended: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly settings: ShutdownSettings,
  ) {
    this.openRequests = app.get(OpenRequests);
  }

  /**
   * Resolves when everything has ended.
   * @throws Error when the process cannot disconnect from its databases in time
   */
  start(): Promise<void> {
    this.ended ??= Promise.race([this.run(), this.stuck.promise]).finally(() => clearTimeout(this.timer));
    return this.ended;
  }

  /** Stops the service without the delay and within 5 s, even after `start`: a person is waiting for the end. */
  interrupt(): Promise<void> {
    if (!this.interrupted.signal.aborted) {
      this.interrupted.abort();
      this.cutAfter(INTERRUPT_TIMEOUT_MS);
    }
    return this.start();
  }

  private async run(): Promise<void> {
    const { SHUTDOWN_DELAY_SECONDS, SHUTDOWN_TIMEOUT_SECONDS } = this.settings;
    const { signal } = this.interrupted;
    this.app.get(ReadinessChecks).isShuttingDown = true;
    this.logger.log({ openRequests: this.openRequests.count }, 'shutting down');
    await delay(SHUTDOWN_DELAY_SECONDS * 1_000, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) this.cutAfter(SHUTDOWN_TIMEOUT_SECONDS * 1_000);
    // The server is closed before Nest calls the shutdown hooks of the modules, so that requests can use all modules until their responses are sent.
    // After an interrupt, these hooks first end the work that requests are waiting for.
    const served = this.app.getHttpAdapter().getInstance().close();
    if (!signal.aborted) await Promise.race([served, once(signal, 'abort')]);
    if (!signal.aborted) this.cutAfter(Math.min(SHUTDOWN_TIMEOUT_SECONDS * 1_000, MODULES_TIMEOUT_MS));
    await this.app.close();
  }

  private cutAfter(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.logger.warn({ openRequests: this.openRequests.count, afterMs: ms }, 'the open requests are cut');
      this.openRequests.cut();
      const stuck = new Error(`the process did not end in ${DISCONNECT_TIMEOUT_MS} ms after its requests were cut`);
      this.timer = setTimeout(() => this.stuck.reject(stuck), DISCONNECT_TIMEOUT_MS);
    }, ms);
  }
}

/** Stops the process at SIGTERM without failing a request, and at SIGINT (Ctrl-C) within a few seconds. */
export function shutDownOnSignals(app: NestFastifyApplication, settings: ShutdownSettings): void {
  const shutdown = new Shutdown(app, settings);
  const exitAfter = (ended: Promise<void>): void =>
    void ended.then(
      () => process.exit(0),
      (error: unknown) => {
        app.get(RootLogger).error({ err: error }, 'the shutdown failed');
        process.exit(1);
      },
    );
  process.on('SIGTERM', () => exitAfter(shutdown.start()));
  process.on('SIGINT', () => exitAfter(shutdown.interrupt()));
}
