import { gatewayRoutes, type Health } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CONFIG, type GatewayConfig } from '../config.ts';
import { GatewayRedis } from '../redis.ts';
import { serviceAddresses } from '../routes.ts';

const TIMEOUT_MS = 2_000;
const RETRY_AFTER_SECONDS = 5;

/** Rejects when a part of the product does not answer well. */
type Probe = () => Promise<unknown>;

@Controller()
export class HealthController {
  private readonly probes: readonly (readonly [part: string, probe: Probe])[];
  /** The probes under way. Health checks have no limit of requests, so however many come, each part is probed once at a time. */
  private underWay: Promise<Health> | undefined;

  constructor(@Inject(CONFIG) config: GatewayConfig, redis: GatewayRedis) {
    const services = Object.entries(serviceAddresses(config)).map(
      ([service, url]) => [service, () => askHealth(url)] as const,
    );
    this.probes = [...services, ['redis', () => redis.ping()]];
  }

  @ImplementsRoute(gatewayRoutes.checkHealth)
  async health(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    this.underWay ??= this.probe().finally(() => (this.underWay = undefined));
    const health = await this.underWay;
    if (health.status === 'unavailable') void reply.status(503).header('retry-after', RETRY_AFTER_SECONDS);
    return health;
  }

  private async probe(): Promise<Health> {
    const outcomes = await Promise.allSettled(this.probes.map(([, probe]) => probe()));
    const services = Object.fromEntries(this.probes.map(([part], index) => [part, stateOf(outcomes[index])]));
    const status = Object.values(services).every((state) => state === 'ok') ? 'ok' : 'unavailable';
    return { status, services };
  }
}

const stateOf = (outcome: PromiseSettledResult<unknown> | undefined): Health['status'] =>
  outcome?.status === 'fulfilled' ? 'ok' : 'unavailable';

async function askHealth(url: string): Promise<void> {
  const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}
