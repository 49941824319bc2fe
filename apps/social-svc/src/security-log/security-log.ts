import { type SqlExecutor, securityEventData } from '@memory/event-bus';
import { requestContext } from '@memory/event-bus/request-context';
import { type SecurityEvent, type SecurityEventData, securityEventDataSchema } from '@memory/events';
import { Metrics } from '@memory/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database.ts';
import { isEventLimitedByNetwork, ROWS_PER_ACCOUNT_AND_DAY, ROWS_PER_NETWORK_AND_DAY } from './rows-per-day.ts';

export interface StoredSecurityEvent extends SecurityEventData {
  readonly id: string;
  readonly occurredAt: string;
  readonly requestId: string | null;
}

/** SQL condition: fewer rows than `max` match the given condition. The inner LIMIT ends the count early when very many rows match. */
const fewerThan = (max: number, condition: string): string => `
  (SELECT count(*) FROM (
    SELECT 1 FROM security_log.security_event e
    WHERE ${condition} AND e.event = $2 AND e.occurred_at > now() - interval '24 hours' LIMIT ${max}
  ) AS earlier) < ${max}`;

/**
 * Inserts nothing when the account or the network has caused too many rows of the event (rows-per-day.ts). Concurrent insertions may exceed this
 * limit a little. If an account was deleted before its event arrives, the column is NULL, as in the earlier rows of the account. The row lock makes
 * a concurrent deletion of the account wait; the deletion then clears the column.
 */
const INSERT = `
  INSERT INTO security_log.security_event
    (id, event, user_id, username_hash, target_user_id, network, request_id, details, occurred_at)
  SELECT
    $1::uuid, $2,
    (SELECT id FROM account WHERE id = $3::uuid FOR KEY SHARE), $4,
    (SELECT id FROM account WHERE id = $5::uuid FOR KEY SHARE),
    $6::cidr, $7, $8::jsonb, $9::timestamptz
  WHERE ($3::uuid IS NULL OR ${fewerThan(ROWS_PER_ACCOUNT_AND_DAY, 'e.user_id = $3::uuid')})
    AND (NOT $10 OR $6::cidr IS NULL OR ${fewerThan(ROWS_PER_NETWORK_AND_DAY, 'e.network = $6::cidr')})
  ON CONFLICT (id) DO NOTHING`;

const EXISTS = 'SELECT 1 FROM security_log.security_event WHERE id = $1::uuid';

const dataSchema = securityEventDataSchema('social');

/** Adds rows to the security log. Other processes publish their events as `security.recorded_by_…`. */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger(SecurityLog.name);

  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Records an event in the transaction of the change that it describes: both are committed or neither.
   * @throws ZodError when the details do not match the schema of the event
   */
  async record(tx: SqlExecutor, recorded: SecurityEvent<'social'>): Promise<void> {
    await this.insert(tx, {
      ...dataSchema.parse(securityEventData(recorded)),
      id: uuidv7(),
      occurredAt: new Date().toISOString(),
      requestId: requestContext.getStore()?.requestId ?? null,
    });
  }

  /** Records an event that belongs to no change, such as a wrong password. A failure is logged and counted, and is not thrown. */
  async recordAlone(recorded: SecurityEvent<'social'>): Promise<void> {
    try {
      await this.record(this.database, recorded);
    } catch (error) {
      this.metrics.countSecurityLogFailure();
      this.logger.error({ err: error, event: recorded.event }, 'an event is missing from the security log');
    }
  }

  /**
   * Inserts an event that any process recorded, unless the log already contains it: an event may be delivered again after its row in
   * `handled_event` was deleted. An event beyond the limits is only counted in a metric, so that a flood does not fill the disk.
   */
  async insert(tx: SqlExecutor, stored: StoredSecurityEvent): Promise<void> {
    const { id, event, userId, usernameHash, targetUserId, network, requestId, details, occurredAt } = stored;
    const inserted = await tx.$executeRawUnsafe(
      INSERT,
      id,
      event,
      userId,
      usernameHash,
      targetUserId,
      network,
      requestId,
      JSON.stringify(details),
      occurredAt,
      isEventLimitedByNetwork(event),
    );
    if (inserted > 0 || (await tx.$queryRawUnsafe<unknown[]>(EXISTS, id)).length > 0) return;
    this.metrics.countDroppedSecurityEvent(event);
  }
}
