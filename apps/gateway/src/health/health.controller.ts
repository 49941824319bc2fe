import { gatewayRoutes, type Health } from '@memory/contracts';
import { CONFIG, DegradationChecks, ImplementsRoute, ReadinessChecks } from '@memory/service-kit';
import { Controller, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type GatewayConfig, serviceBaseUrls } from '../config.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';

const TIMEOUT_MS = 2_000;
const RETRY_AFTER_SECONDS = 5;

type ComponentState = 'ready' | 'degraded';

/** The promise is rejected when the service is unavailable. */
type Probe = () => Promise<ComponentState>;

@Controller()
export class HealthController {
  private readonly probes: readonly (readonly [service: string, probe: Probe])[];
  /** The result of the health check that is running now. Concurrent requests share one check, because health checks have no rate limit. */
  private runningProbes: Promise<Health> | undefined;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    private readonly redis: GatewayRedis,
    private readonly readiness: ReadinessChecks,
    private readonly degradation: DegradationChecks,
  ) {
    this.probes = Object.entries(serviceBaseUrls(config)).map(
      ([service, url]) => [service, () => probeService(url)] as const,
    );
  }

  @ImplementsRoute(gatewayRoutes.checkHealth)
  async health(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    this.runningProbes ??= this.probe().finally(() => (this.runningProbes = undefined));
    const health = await this.runningProbes;
    if (health.status === 'unavailable') void reply.status(503).header('retry-after', RETRY_AFTER_SECONDS);
    return health;
  }

  private async probe(): Promise<Health> {
    const probing = Promise.allSettled(this.probes.map(([, probe]) => probe()));
    const [outcomes, hasRedis] = await Promise.all([probing, this.redis.isAvailableDuring(probing)]);
    const services = Object.fromEntries([
      ...this.probes.map(([service], index) => [service, statusOf(outcomes[index]?.status === 'fulfilled')] as const),
      ['redis', statusOf(hasRedis)] as const,
    ]);
    const isAvailable = !Object.values(services).includes('unavailable') && !this.readiness.isShuttingDown;
    if (!isAvailable) return { status: 'unavailable', services, state: 'live' };
    const isDegraded =
      outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'degraded') ||
      (await this.degradation.run()).length > 0;
    return { status: 'ok', services, state: isDegraded ? 'degraded' : 'ready' };
  }
}

const statusOf = (isAvailable: boolean): Health['status'] => (isAvailable ? 'ok' : 'unavailable');

/** @throws when the service is unavailable */
async function probeService(url: string): Promise<ComponentState> {
  const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  // During a rolling update, a service of the previous version may respond without a state.
  const { state } = (await response.json()) as { state?: ComponentState };
  return state ?? 'ready';
}
