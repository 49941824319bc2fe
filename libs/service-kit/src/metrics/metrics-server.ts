import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import Fastify, { type FastifyInstance } from 'fastify';
import { Metrics } from './metrics.ts';

/** The host and port on which the metrics are served. When `port` is undefined, the metrics are not served. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number | undefined;
}
export const METRICS_ADDRESS = Symbol('METRICS_ADDRESS');

/**
 * Serves `GET /metrics` for Prometheus and `GET /live` for the supervisor, on a port that no request to the service can reach. `GET /live` queries no
 * database and no other process: the supervisor restarts this process when `GET /live` does not respond.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MetricsServer.name);
  private readonly server: FastifyInstance = Fastify();
  /** The server's address; undefined until it listens. */
  url: string | undefined;

  constructor(
    private readonly metrics: Metrics,
    @Inject(METRICS_ADDRESS) private readonly address: MetricsAddress,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { host, port } = this.address;
    if (port === undefined) return;
    const { registry } = this.metrics;
    this.server.get('/metrics', async (_request, reply) =>
      reply.type(registry.contentType).send(await registry.metrics()),
    );
    this.server.get('/live', (_request, reply) => reply.code(204).send());
    this.url = await this.server.listen({ host, port });
    this.logger.log(`metrics at ${this.url}/metrics`);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.server.close();
  }
}
