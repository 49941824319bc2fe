import { type MediaProgress, mediaProgressSchema } from '@memory/events';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { openRedisConnection } from '../redis/redis-connection.ts';
import { MEDIA_PROGRESS_CHANNEL } from '../redis/redis-keys.ts';

/**
 * Publishes the progress of media jobs to all gateways over Redis pub/sub. A message that cannot be sent at once is dropped, because the next message
 * contains newer progress.
 */
export class MediaProgressPublisher {
  private readonly logger = new Logger(MediaProgressPublisher.name);
  private readonly redis: Redis;

  constructor(redisUrl: string) {
    this.redis = openRedisConnection(redisUrl, this.logger, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 2_000,
    });
  }

  publish(progress: MediaProgress): void {
    this.redis
      .publish(MEDIA_PROGRESS_CHANNEL, JSON.stringify(progress))
      .catch((err: unknown) => this.logger.debug({ err }, 'the progress of a job was not published'));
  }

  close(): void {
    this.redis.disconnect();
  }
}

/** Receives the progress messages that `MediaProgressPublisher` sends. */
export class MediaProgressSubscriber {
  private readonly logger = new Logger(MediaProgressSubscriber.name);
  private readonly redis: Redis;

  constructor(redisUrl: string, onProgress: (progress: MediaProgress) => void) {
    this.redis = openRedisConnection(redisUrl, this.logger);
    this.redis.on('message', (_channel: string, text: string) => {
      const progress = mediaProgressSchema.safeParse(parseJson(text));
      if (progress.success) onProgress(progress.data);
      else this.logger.warn('ignoring an invalid message on the progress channel');
    });
    this.redis
      .subscribe(MEDIA_PROGRESS_CHANNEL)
      .catch((err: unknown) => this.logger.debug({ err }, 'closed before the subscription began'));
  }

  close(): void {
    this.redis.disconnect();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
