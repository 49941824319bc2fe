import { publishGatewaySecurityEvent } from '@memory/event-bus';
import type { SecurityEvent } from '@memory/events';
import { Metrics } from '@memory/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { GatewayRedis } from '../redis/gateway-redis.ts';

/** Records events of the gateway in the security log, which social-svc owns. */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger(SecurityLog.name);

  constructor(
    private readonly redis: GatewayRedis,
    private readonly metrics: Metrics,
  ) {}

  /** Does not fail when the log is unavailable, so that users can still sign in. A lost event is logged as an error and counted in a metric. */
  async record(recorded: SecurityEvent<'gateway'>): Promise<void> {
    try {
      await publishGatewaySecurityEvent(this.redis, recorded);
    } catch (error) {
      this.metrics.countSecurityLogFailure();
      this.logger.error({ err: error, event: recorded.event }, 'an event is missing from the security log');
    }
  }
}
