import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The bounds range from the time of a response that comes from a cache to the time of a response that waits for a worker. */
const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The Prometheus metrics of this process. Each application has its own registry, so that tests can run two in one process. */
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

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** @param route the route's pattern (`/media/:id`), never the URL: that would create one time series per file */
  observeResponse(method: string, route: string, status: number, ms: number): void {
    this.requests.observe({ method, route, status }, ms / 1_000);
  }

  onApplicationShutdown(): void {
    this.registry.clear();
  }
}
