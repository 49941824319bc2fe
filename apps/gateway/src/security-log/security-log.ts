import { createHmac } from 'node:crypto';
import { normalizeUsername } from '@memory/contracts';
import { publishGatewaySecurityEvent } from '@memory/event-bus';
import { requestContext } from '@memory/event-bus/request-context';
import type { SecurityEvent, SecurityEventSubject } from '@memory/events';
import { ApiError, CONFIG, Metrics } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { GatewayConfig } from '../config.ts';
import { SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';

/** The interval in which a client that exceeds a limit is recorded only once. Without this interval, the client's attempts would fill the log. */
const LIMIT_INTERVAL_SECONDS = 15 * 60;
/**
 * The maximum number of exceeded limits that are recorded in an interval, for one network and in total. An attacker who tries 100,000 usernames,
 * from one network or from 100,000 networks, must fill neither the log nor Redis.
 */
const MAX_LIMITS = { perNetwork: 20, total: 1_000 } as const;
/** The keys of a Redis set with a hash of each recorded limit, and of a Redis hash with the number of recorded limits by network. */
const RECORDED_LIMITS_KEY = 'limit:recorded';
const RECORDED_NETWORKS_KEY = 'limit:recorded-networks';

/** The event of an exceeded limit. It concerns a user or a typed username. */
interface LimitEvent {
  readonly event:
    | 'sign_in.limited'
    | 'sign_up.limited'
    | 'password_change.limited'
    | 'password_confirmation.limited'
    | 'password_reset.limited'
    | 'friend_code.limited'
    | 'account_deletion.limited';
  readonly userId?: string;
  readonly username?: string;
}

/**
 * Records events of the gateway in the security log, which social-svc owns. No method fails when the log is unavailable, so that users can still
 * sign in. An event that is lost is logged as an error and counted in a metric.
 */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger(SecurityLog.name);

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly redis: GatewayRedis,
    private readonly accounts: SocialAccountsClient,
    private readonly metrics: Metrics,
  ) {}

  async record(recorded: SecurityEvent<'gateway'>): Promise<void> {
    await this.reportFailure(recorded.event, () => publishGatewaySecurityEvent(this.redis, recorded));
  }

  /**
   * Waits for the check of a limit. When the limit was hit, records it: once in `LIMIT_INTERVAL_SECONDS` for the same network and user or username,
   * and at most `MAX_LIMITS` exceeded limits.
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

  private async recordLimit({ event, userId, username }: LimitEvent): Promise<void> {
    const network = requestContext.getStore()?.network ?? 'unknown';
    if (!(await this.isNewLimit(network, `${event} ${userId ?? normalizeUsername(username ?? '')}`))) return;
    const subject = username === undefined ? { userId: userId ?? null } : await this.identify(username);
    await publishGatewaySecurityEvent(this.redis, { event, ...subject });
  }

  /** When social-svc does not respond, the event is recorded without a user. */
  private identify(username: string): Promise<SecurityEventSubject> {
    return this.accounts.identifyUsername(username).catch((err: unknown) => {
      this.logger.warn({ err }, 'a limit is recorded without the user');
      return {};
    });
  }

  /** Adds the limit to the recorded limits. @returns false when the limit was already recorded, or when `MAX_LIMITS` are recorded */
  private async isNewLimit(network: string, limit: string): Promise<boolean> {
    const [total, ofNetwork] = await Promise.all([
      this.redis.scard(RECORDED_LIMITS_KEY),
      this.redis.hget(RECORDED_NETWORKS_KEY, network),
    ]);
    if (total >= MAX_LIMITS.total || Number(ofNetwork) >= MAX_LIMITS.perNetwork) return false;
    const isNew = (await this.redis.sadd(RECORDED_LIMITS_KEY, this.hash(`${network} ${limit}`))) === 1;
    const commands = this.redis.multi().expire(RECORDED_LIMITS_KEY, LIMIT_INTERVAL_SECONDS, 'NX');
    if (isNew) commands.hincrby(RECORDED_NETWORKS_KEY, network, 1);
    await commands.expire(RECORDED_NETWORKS_KEY, LIMIT_INTERVAL_SECONDS, 'NX').exec();
    return isNew;
  }

  /** A keyed hash, because Redis must not contain usernames, nor passwords that were typed into the field by mistake. */
  private hash(value: string): string {
    return createHmac('sha256', this.config.SESSION_SECRET).update(value).digest('base64url');
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
