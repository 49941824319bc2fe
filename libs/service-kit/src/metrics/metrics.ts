import { getHeapStatistics } from 'node:v8';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { processLog } from '../logging/log-output.ts';
import type { RequestRejectionReason } from './rejection-reasons.ts';

/** The upper bounds of the histogram of response times, in seconds: from a cached response to a response that waits for a worker. */
const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * The Prometheus metrics of this process. Each application has its own registry, so that a test can run two applications in one process.
 */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [this.registry],
  });
  private readonly rejections = new Counter({
    name: 'memory_rejected_requests_total',
    help: 'Requests that were rejected for a reason that hardly occurs without an attack',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  private readonly securityLogFailures = new Counter({
    name: 'memory_security_log_failures_total',
    help: 'Events that could not be written to the security log',
    registers: [this.registry],
  });
  private readonly droppedSecurityEvents = new Counter({
    name: 'memory_security_log_dropped_total',
    help: 'Events that are not in the security log, because one account or network caused too many of them in a day',
    labelNames: ['event'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // The default metrics contain the size of the heap, but not its limit, at which the process would crash.
    const heapLimit = new Gauge({
      name: 'nodejs_heap_size_limit_bytes',
      help: 'The largest size that the heap may have, in bytes',
      registers: [this.registry],
    });
    heapLimit.set(getHeapStatistics().heap_size_limit);
    const droppedLogLines = new Counter({
      name: 'memory_log_lines_dropped_total',
      help: 'Log lines that could not be written, for example because the disk was full',
      registers: [this.registry],
      collect: () => {
        droppedLogLines.reset();
        droppedLogLines.inc(processLog.droppedLines);
      },
    });
  }

  /**
   * Records the duration of a response.
   * @param route the pattern of the route (`/media/:id`); with the URL there would be one time series per file
   */
  observeResponse(method: string, route: string, status: number, ms: number): void {
    this.requests.observe({ method, route, status }, ms / 1_000);
  }

  /** Counts a rejected request. Does nothing when `reason` is undefined. */
  countRejection(reason: RequestRejectionReason | undefined): void {
    if (reason) this.rejections.inc({ reason });
  }

  countSecurityLogFailure(): void {
    this.securityLogFailures.inc();
  }

  countDroppedSecurityEvent(event: string): void {
    this.droppedSecurityEvents.inc({ event });
  }

  onApplicationShutdown(): void {
    this.registry.clear();
  }
}
