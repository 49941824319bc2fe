import { hkdfSync } from 'node:crypto';
import { normalizeUsername } from '@memory/contracts';
import { requestContext } from '@memory/event-bus/request-context';
import { ApiError, CONFIG, Metrics } from '@memory/service-kit';
import { RecordedLimits } from '@memory/service-kit/attempt-limits';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { SocialConfig } from '../config.ts';
import { SocialRedis } from '../redis/social-redis.ts';
import { ResolveSecurityEventSubject } from './resolve-security-event-subject.ts';
import { SecurityLog } from './security-log.ts';

/** The event of an exceeded limit. It concerns a user, a typed username or no user. */
interface LimitEvent {
  readonly event:
    | 'account_deletion.limited'
    | 'class.device_code_limited'
    | 'family_code.limited'
    | 'friend_code.limited'
    | 'password_change.limited'
    | 'password_confirmation.limited'
    | 'password_reset.limited'
    | 'sign_in.limited'
    | 'sign_up.limited';
  readonly userId?: string;
  /** The username that was typed, when the account is not known. */
  readonly username?: string;
}

/** Records in the security log that a limit on guessing was hit. */
@Injectable()
export class LimitLog {
  private readonly logger = new Logger(LimitLog.name);
  private readonly recordedLimits: RecordedLimits;

  constructor(
    { client }: SocialRedis,
    @Inject(CONFIG) config: SocialConfig,
    private readonly identifyUsername: ResolveSecurityEventSubject,
    private readonly metrics: Metrics,
    private readonly securityLog: SecurityLog,
  ) {
    const secret = config.SIGNING_KEY.export({ format: 'der', type: 'pkcs8' });
    this.recordedLimits = new RecordedLimits(client, new Uint8Array(hkdfSync('sha256', secret, '', 'limits', 32)));
  }

  /**
   * Waits for the check of a limit. When the limit was hit, records it, unless `RecordedLimits` has enough of them. A failure to record is logged and
   * counted, and is not thrown: the client gets the same response with and without the log.
   * @throws the errors of `check`
   */
  async recordIfLimited<Result>(check: Promise<Result>, limited: LimitEvent): Promise<Result> {
    try {
      return await check;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'too_many_requests') await this.record(limited);
      throw error;
    }
  }

  private async record({ event, userId, username }: LimitEvent): Promise<void> {
    const network = requestContext.getStore()?.network ?? 'unknown';
    try {
      const limit = `${event} ${userId ?? normalizeUsername(username ?? '')}`;
      if (!(await this.recordedLimits.add(network, limit))) return;
      const subject =
        username === undefined ? { userId: userId ?? null } : await this.identifyUsername.execute(username);
      await this.securityLog.recordAlone({ event, ...subject });
    } catch (error) {
      this.metrics.countSecurityLogFailure();
      this.logger.error({ err: error, event }, 'an event is missing from the security log');
    }
  }
}
