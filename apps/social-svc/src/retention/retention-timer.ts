import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DeleteExpiredFriendCodes } from '../friend-codes/delete-expired-friend-codes.ts';
import { DeleteExpiredInvitations } from '../invitations/delete-expired-invitations.ts';
import { DeleteClosedReports } from '../reports/delete-closed-reports.ts';

const INTERVAL_MS = 3_600_000;

/** Deletes what has outlived its purpose, at the start and once an hour, in every replica, which is harmless. */
@Injectable()
export class RetentionTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RetentionTimer.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly deleteClosedReports: DeleteClosedReports,
    private readonly deleteExpiredFriendCodes: DeleteExpiredFriendCodes,
    private readonly deleteExpiredInvitations: DeleteExpiredInvitations,
  ) {}

  onApplicationBootstrap(): void {
    this.runAll();
    this.timer = setInterval(() => this.runAll(), INTERVAL_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private runAll(): void {
    this.running = Promise.all([
      this.run('closed reports', this.deleteClosedReports.execute()),
      this.run('expired friend codes', this.deleteExpiredFriendCodes.execute()),
      this.run('expired invitations', this.deleteExpiredInvitations.execute()),
    ]);
  }

  private async run(rows: string, deletion: Promise<void>): Promise<void> {
    await deletion.catch((error: unknown) => {
      this.logger.error({ err: error, rows }, 'old rows could not be deleted; this is retried in an hour');
    });
  }
}
