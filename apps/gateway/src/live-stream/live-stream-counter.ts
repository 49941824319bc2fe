import { ApiError } from '@memory/service-kit';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { GatewayConfig } from '../config.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import { execOrServiceUnavailable, orServiceUnavailable } from '../redis/redis-unavailable.ts';
import type { LiveStreamConnection } from './live-stream-connection.ts';

/** The highest number of open live streams of one user at all gateways together. Browsers allow six connections to a site over HTTP/1. */
const STREAMS_MAX = 20;
const RETRY_AFTER_SECONDS = 60;
/** A stream that its gateway has not renewed for this number of heartbeats is no longer counted, because the gateway was killed. */
const HEARTBEATS_UNTIL_EXPIRY = 3;

/**
 * The key of a sorted set with the ids of the user's open streams; the score is the time (milliseconds since 1970) until which the
 * stream is counted.
 */
const keyOf = (userId: string): string => `streams-of:${userId}`;

/**
 * Lua script that adds a stream unless the user has too many. The script is atomic, so that streams opened at the same time cannot
 * exceed the limit.
 */
const ADD_UNLESS_FULL = `
local now, lifetime, max, stream = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(max) then return 0 end
redis.call('ZADD', KEYS[1], now + lifetime, stream)
redis.call('PEXPIRE', KEYS[1], lifetime)
return 1`;

/** Counts each user's open live streams over all gateways, in Redis. */
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

  /** @throws ApiError `too_many_requests` when the user has too many open streams, `service_unavailable` while Redis is unavailable */
  async add({ userId, id }: LiveStreamConnection): Promise<void> {
    const added = await orServiceUnavailable(
      this.redis.eval(ADD_UNLESS_FULL, 1, keyOf(userId), Date.now(), this.lifetimeMs, STREAMS_MAX, id),
    );
    if (added !== 1) throw new ApiError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  /**
   * Extends the expiry of streams. A stream that is missing in Redis is counted again.
   * @throws ApiError `service_unavailable` while Redis is unavailable
   */
  async renew(streams: readonly LiveStreamConnection[]): Promise<void> {
    if (streams.length === 0) return;
    const commands = this.redis.pipeline();
    for (const { userId, id } of streams)
      commands.zadd(keyOf(userId), Date.now() + this.lifetimeMs, id).pexpire(keyOf(userId), this.lifetimeMs);
    await execOrServiceUnavailable(commands);
  }

  /** Redis deletes the key when its last stream is removed. While Redis is unavailable the stream stays counted until it expires. */
  remove({ userId, id }: LiveStreamConnection): void {
    this.redis.zrem(keyOf(userId), id).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'a closed stream stays counted until its count expires');
    });
  }
}
