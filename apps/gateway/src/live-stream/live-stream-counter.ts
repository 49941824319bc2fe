import { ApiError, CONFIG, execOrServiceUnavailable, orServiceUnavailable } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { GatewayConfig } from '../config.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import type { LiveStreamConnection } from './live-stream-connection.ts';

/**
 * The maximum number of open live streams of one user at all gateways together. Browsers allow six connections to a site over HTTP/1, so
 * the limit is enough for several browsers.
 */
const STREAMS_MAX = 20;
const RETRY_AFTER_SECONDS = 60;
/**
 * The number of heartbeats after which a stream is no longer counted unless its gateway renews the count. The counts of a killed gateway
 * expire in this way.
 */
const HEARTBEATS_UNTIL_EXPIRY = 3;

/**
 * The key of a sorted set with the ids of the user's open streams; the score is the time (milliseconds since 1970) until which the
 * stream is counted.
 */
const keyOf = (userId: string): string => `streams-of:${userId}`;

/**
 * A Lua script that adds a stream unless the user has too many. Redis runs the script atomically, so streams that are opened at the same
 * time cannot exceed the limit.
 */
const ADD_UNLESS_FULL = `
local now, lifetime, max, stream = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(max) then return 0 end
redis.call('ZADD', KEYS[1], now + lifetime, stream)
redis.call('PEXPIRE', KEYS[1], lifetime)
return 1`;

/** Counts the open live streams of each user in Redis, over all gateways. */
@Injectable()
export class LiveStreamCounter {
  private readonly logger = new Logger(LiveStreamCounter.name);
  private readonly lifetimeMs: number;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    private readonly redis: GatewayRedis,
  ) {
    this.lifetimeMs = HEARTBEATS_UNTIL_EXPIRY * config.STREAM_HEARTBEAT_MS;
  }

  /**
   * Counts a new stream.
   * @throws ApiError `too_many_requests` when the user has too many open streams, `service_unavailable` while Redis is unavailable
   */
  async add({ userId, id }: LiveStreamConnection): Promise<void> {
    const added = await orServiceUnavailable(
      this.redis.eval(ADD_UNLESS_FULL, 1, keyOf(userId), Date.now(), this.lifetimeMs, STREAMS_MAX, id),
    );
    if (added !== 1) throw new ApiError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  /**
   * Extends the time until which streams are counted. A stream that is missing in Redis is added again.
   * @throws ApiError `service_unavailable` while Redis is unavailable
   */
  async renew(streams: readonly LiveStreamConnection[]): Promise<void> {
    if (streams.length === 0) return;
    const commands = this.redis.pipeline();
    for (const { userId, id } of streams)
      commands.zadd(keyOf(userId), Date.now() + this.lifetimeMs, id).pexpire(keyOf(userId), this.lifetimeMs);
    await execOrServiceUnavailable(commands);
  }

  /** Stops counting a stream. While Redis is unavailable, the removal fails and the stream stays counted until its count expires. */
  remove({ userId, id }: LiveStreamConnection): void {
    this.redis.zrem(keyOf(userId), id).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'a closed stream stays counted until its count expires');
    });
  }
}
