import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DeleteOldFriendNotices } from './delete-old-friend-notices.ts';

const INTERVAL_MS = 3_600_000;

/** Deletes old friend notices at the start and once an hour, in every replica, which is harmless. */
@Injectable()
export class FriendNoticeExpiry implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(FriendNoticeExpiry.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly deleteOldFriendNotices: DeleteOldFriendNotices) {}

  onApplicationBootstrap(): void {
    this.run();
    this.timer = setInterval(() => this.run(), INTERVAL_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private run(): void {
    this.running = this.deleteOldFriendNotices.execute().catch((error: unknown) => {
      this.logger.error({ err: error }, 'old friend notices could not be deleted; this is retried in an hour');
    });
  }
}
