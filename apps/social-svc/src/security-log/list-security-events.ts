import { idSchema, type SecurityLogEntry, type securityLogRoutes } from '@memory/contracts';
import { securityEventNames } from '@memory/events';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Database } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { ResolveSecurityEventSubject } from './resolve-security-event-subject.ts';
import { SecurityLog } from './security-log.ts';
import { UsernameHash } from './username-hash.ts';

export type SecurityEventFilter = z.output<typeof securityLogRoutes.listSecurityEvents.query>;

type SecurityEventRow = Omit<SecurityLogEntry, 'occurredAt'> & { occurredAt: Date };

@Injectable()
export class ListSecurityEvents {
  constructor(
    private readonly database: Database,
    private readonly identifyUsername: ResolveSecurityEventSubject,
    private readonly securityLog: SecurityLog,
    private readonly usernameHash: UsernameHash,
  ) {}

  /**
   * Returns the newest events that match the filter. The filter by user matches events that the user caused, events of other users that concern the
   * user, and attempts with the username from before the account existed. The listing itself is recorded after the events are read, so the result
   * does not contain it.
   * @throws ApiError `invalid_request` for an unknown event
   */
  async execute({ user, event, since, until, limit }: SecurityEventFilter): Promise<SecurityLogEntry[]> {
    if (event !== undefined && !securityEventNames.some((name) => name === event))
      throw new ApiError('invalid_request');
    const userId = user === undefined ? null : await this.findUserId(user);
    const conditions = [
      user === undefined ? null : this.concerns(userId, user),
      event === undefined ? null : Prisma.sql`e.event = ${event}`,
      since === undefined ? null : Prisma.sql`e.occurred_at >= ${since}::timestamptz`,
      until === undefined ? null : Prisma.sql`e.occurred_at < ${until}::timestamptz`,
    ].filter((condition) => condition !== null);
    const rows = await this.database.$queryRaw<SecurityEventRow[]>`
      SELECT e.id, e.occurred_at AS "occurredAt", e.event, e.user_id AS "userId", u.username,
             e.target_user_id AS "targetUserId", t.username AS "targetUsername", e.username_hash AS "usernameHash",
             e.network::text AS network, e.request_id AS "requestId", e.details
      FROM security_log.security_event e
      LEFT JOIN account u ON u.id = e.user_id
      LEFT JOIN account t ON t.id = e.target_user_id
      WHERE ${Prisma.join([Prisma.sql`true`, ...conditions], ' AND ')}
      ORDER BY e.occurred_at DESC, e.id DESC LIMIT ${limit}::int`;
    await this.securityLog.recordAlone({ event: 'admin.security_log_read', targetUserId: userId });
    return rows.map((row) => ({ ...row, occurredAt: row.occurredAt.toISOString() }));
  }

  private async findUserId(user: string): Promise<string | null> {
    const id = idSchema.safeParse(user).data;
    return id ?? (await this.identifyUsername.execute(user)).userId;
  }

  private concerns(userId: string | null, username: string): Prisma.Sql {
    const hash = Prisma.sql`e.username_hash = ${this.usernameHash.of(username)}`;
    if (userId === null) return hash;
    return Prisma.sql`(e.user_id = ${userId}::uuid OR e.target_user_id = ${userId}::uuid OR ${hash})`;
  }
}
