import { publishGatewaySecurityEvent } from '@memory/event-bus';
import { requestContext } from '@memory/event-bus/request-context';
import type { SecurityEvent } from '@memory/events';
import { ApiError, CONFIG, Metrics } from '@memory/service-kit';
import { RecordedLimits } from '@memory/service-kit/attempt-limits';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { GatewayConfig } from '../config.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';

/** The event of an exceeded limit. */
interface LimitEvent {
  readonly event: 'password_confirmation.limited';
  readonly userId: string;
}

/**
 * Records events of the gateway in the security log, which social-svc owns. No method fails when the log is unavailable, so that users can still
 * sign in. An event that is lost is logged as an error and counted in a metric.
 */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger(SecurityLog.name);
  private readonly recordedLimits: RecordedLimits;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    private readonly redis: GatewayRedis,
    private readonly metrics: Metrics,
  ) {
    this.recordedLimits = new RecordedLimits(redis, config.SESSION_SECRET);
  }

  async record(recorded: SecurityEvent<'gateway'>): Promise<void> {
    await this.reportFailure(recorded.event, () => publishGatewaySecurityEvent(this.redis, recorded));
  }

  /**
   * Waits for the check of a limit. When the limit was hit, records it, unless `RecordedLimits` has enough of them.
   * @throws the errors of `check`
   */
  async recordIfLimited<Result>(check: Promise<Result>, limited: LimitEvent): Promise<Result> {
    try {
      return await check;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'too_many_requests')
        await this.reportFailure(limited.event, () => this.recordLimit(limited));
      throw error;
    }
  }

  private async recordLimit(limited: LimitEvent): Promise<void> {
    const network = requestContext.getStore()?.network ?? 'unknown';
    if (await this.recordedLimits.add(network, `${limited.event} ${limited.userId}`))
      await publishGatewaySecurityEvent(this.redis, limited);
  }

  private async reportFailure(event: string, record: () => Promise<void>): Promise<void> {
    try {
      await record();
    } catch (error) {
      this.metrics.countSecurityLogFailure();
      this.logger.error({ err: error, event }, 'an event is missing from the security log');
    }
  }
}
