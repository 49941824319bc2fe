import { type MediaProgress, mediaProgressSchema } from '@memory/events';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { MEDIA_PROGRESS_CHANNEL } from './live-channel-name.ts';
import { openRedis } from './redis-connection.ts';

/** Tells every gateway how far a job is. What cannot be told at once is dropped: the next step says more. */
export class LiveAnnouncer {
  private readonly logger = new Logger(LiveAnnouncer.name);
  private readonly redis: Redis;

  constructor(redisUrl: string) {
    this.redis = openRedis(redisUrl, this.logger, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 2_000,
    });
  }

  progress(progress: MediaProgress): void {
    this.redis
      .publish(MEDIA_PROGRESS_CHANNEL, JSON.stringify(progress))
      .catch((err: unknown) => this.logger.debug({ err }, 'a job’s progress was not told'));
  }

  close(): void {
    this.redis.disconnect();
  }
}

/** Hears what `LiveAnnouncer` tells. */
export class LiveListener {
  private readonly logger = new Logger(LiveListener.name);
  private readonly redis: Redis;

  constructor(redisUrl: string, onProgress: (progress: MediaProgress) => void) {
    this.redis = openRedis(redisUrl, this.logger);
    this.redis.on('message', (_channel: string, text: string) => {
      const progress = mediaProgressSchema.safeParse(parsed(text));
      if (progress.success) onProgress(progress.data);
      else this.logger.warn('something that is no progress came over the live channel');
    });
    this.redis
      .subscribe(MEDIA_PROGRESS_CHANNEL)
      .catch((err: unknown) => this.logger.debug({ err }, 'stopped before Redis came'));
  }

  close(): void {
    this.redis.disconnect();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
