import { trimProducerStreams } from '@memory/event-bus';
import { Schedule } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { DeleteExpiredDeviceCodes } from '../class-sign-in/delete-expired-device-codes.ts';
import { DeleteExpiredFamilyCodes } from '../family/delete-expired-family-codes.ts';
import { DeleteExpiredFriendCodes } from '../friend-codes/delete-expired-friend-codes.ts';
import { DeleteOldFriendNotices } from '../friend-notices/delete-old-friend-notices.ts';
import { DeleteExpiredInvitations } from '../invitations/delete-expired-invitations.ts';
import { SocialRedis } from '../redis/social-redis.ts';
import { DeleteClosedReports } from '../reports/delete-closed-reports.ts';
import { DeleteExpiredRosters } from '../rosters/delete-expired-rosters.ts';
import { DeleteOldSecurityEvents } from '../security-log/delete-old-security-events.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Deletes old rows of several tables, and trims the gateway's event stream. */
@Injectable()
export class ScheduledMaintenance extends Schedule {
  constructor(
    reports: DeleteClosedReports,
    deviceCodes: DeleteExpiredDeviceCodes,
    familyCodes: DeleteExpiredFamilyCodes,
    friendCodes: DeleteExpiredFriendCodes,
    friendNotices: DeleteOldFriendNotices,
    invitations: DeleteExpiredInvitations,
    rosters: DeleteExpiredRosters,
    securityEvents: DeleteOldSecurityEvents,
    redis: SocialRedis,
  ) {
    super([
      { task: 'delete closed reports', everyMs: HOUR_MS, run: () => reports.execute() },
      { task: 'delete expired device codes', everyMs: HOUR_MS, run: () => deviceCodes.execute() },
      { task: 'delete expired family codes', everyMs: HOUR_MS, run: () => familyCodes.execute() },
      { task: 'delete expired friend codes', everyMs: HOUR_MS, run: () => friendCodes.execute() },
      { task: 'delete old friend notices', everyMs: HOUR_MS, run: () => friendNotices.execute() },
      { task: 'delete expired invitations', everyMs: HOUR_MS, run: () => invitations.execute() },
      // More often than hourly, because rosters contain the names of children.
      { task: 'delete expired rosters', everyMs: 10 * MINUTE_MS, run: () => rosters.execute() },
      { task: 'delete old security events', everyMs: HOUR_MS, run: (signal) => securityEvents.execute(signal) },
      // The outbox relay of every other producer trims the producer's stream. The gateway has no outbox relay.
      {
        task: 'trim the stream of the gateway',
        everyMs: MINUTE_MS,
        run: () => trimProducerStreams(redis.client, 'gateway'),
      },
    ]);
  }
}
