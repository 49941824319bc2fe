import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DeleteTextsOfDeletedFiles } from './delete-texts-of-deleted-files.ts';

const INTERVAL_MS = 6 * 3_600_000;

/** Deletes the texts of deleted files four times a day, in every replica, which is harmless. */
@Injectable()
export class TextRetentionTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(TextRetentionTimer.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly deleteTexts: DeleteTextsOfDeletedFiles) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.deleteTexts.execute().catch((err: unknown) => {
        this.logger.warn({ err }, 'texts of deleted files could not be deleted; this is retried in six hours');
      });
    }, INTERVAL_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
