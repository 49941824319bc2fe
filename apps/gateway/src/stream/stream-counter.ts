import { ApiError } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type GatewayConfig } from '../config.ts';
import { allUnlessAway, unlessAway } from '../redis-away.ts';
import { GatewayRedis } from '../redis.ts';
import type { LiveStream } from './live-stream.ts';

/** Open pages of one person, at all gateways together; browsers themselves allow six to a site over HTTP/1. */
const STREAMS_MAX = 20;
const RETRY_AFTER_SECONDS = 60;
/** A stream that was not renewed for so many heartbeats is no longer counted, because its gateway was killed. */
const HEARTBEATS_UNTIL_EXPIRY = 3;

/** A sorted set of the person's open streams; the score is the time in milliseconds until which a stream is counted. */
const keyOf = (userId: string): string => `streams-of:${userId}`;

/** Adds a stream unless the person has too many; atomic, so that streams opened at the same time cannot exceed the limit. */
const ADD_UNLESS_FULL = `
local now, lifetime, max, stream = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(max) then return 0 end
redis.call('ZADD', KEYS[1], now + lifetime, stream)
redis.call('PEXPIRE', KEYS[1], lifetime)
return 1`;

/** Counts each person's open live streams over all gateways, in Redis. */
@Injectable()
export class StreamCounter {
  private readonly logger = new Logger(StreamCounter.name);
  private readonly lifetimeMs: number;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    private readonly redis: GatewayRedis,
  ) {
    this.lifetimeMs = HEARTBEATS_UNTIL_EXPIRY * config.STREAM_HEARTBEAT_MS;
  }

  /** @throws ApiError `too_many_requests` when the person has too many open, `service_unavailable` while Redis is away */
  async add({ userId, id }: LiveStream): Promise<void> {
    const added = await unlessAway(
      this.redis.eval(ADD_UNLESS_FULL, 1, keyOf(userId), Date.now(), this.lifetimeMs, STREAMS_MAX, id),
    );
    if (added !== 1) throw new ApiError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  /**
   * Extends the expiry of streams. One that Redis has lost is counted again.
   * @throws ApiError `service_unavailable` while Redis is away
   */
  async renew(streams: readonly LiveStream[]): Promise<void> {
    if (streams.length === 0) return;
    const commands = this.redis.pipeline();
    for (const { userId, id } of streams)
      commands.zadd(keyOf(userId), Date.now() + this.lifetimeMs, id).pexpire(keyOf(userId), this.lifetimeMs);
    await allUnlessAway(commands);
  }

  /** Redis removes the key with its last stream. While Redis is away the count expires by itself. */
  remove({ userId, id }: LiveStream): void {
    this.redis.zrem(keyOf(userId), id).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'a closed stream stays counted until its count expires');
    });
  }
}
