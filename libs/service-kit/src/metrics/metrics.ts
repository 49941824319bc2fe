import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** From an answer out of memory to one that waited for a worker. */
const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What this process tells a Prometheus server. One for each application, so that two in one process keep apart. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** @param route its pattern (`/media/:id`), never the address: that would be a time series for each file */
  observeResponse(method: string, route: string, status: number, ms: number): void {
    this.requests.observe({ method, route, status }, ms / 1_000);
  }

  onApplicationShutdown(): void {
    this.registry.clear();
  }
}
