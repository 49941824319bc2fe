import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';

/** The interval in which a client that exceeds a limit is recorded only once. Without this interval, the client's attempts would fill the log. */
const LIMIT_INTERVAL_SECONDS = 15 * 60;
/**
 * The maximum number of exceeded limits that are recorded in an interval, for one network and in total. An attacker who tries 100,000 usernames,
 * from one network or from 100,000 networks, must fill neither the log nor Redis.
 */
const MAX_LIMITS = { perNetwork: 20, total: 1_000 } as const;
/** The keys of a Redis set with a hash of each recorded limit, and of a Redis hash with the number of recorded limits by network. */
const RECORDED_LIMITS_KEY = 'limit:recorded';
const RECORDED_NETWORKS_KEY = 'limit:recorded-networks';

/** Decides which exceeded limits are recorded in the security log. All processes share the numbers, which are in Redis. */
export class RecordedLimits {
  /** @param secret a key for the hashes, because Redis must not contain usernames, nor passwords that were typed into the field by mistake */
  constructor(
    private readonly redis: Redis,
    private readonly secret: string | Uint8Array,
  ) {}

  /**
   * Adds an exceeded limit to the recorded limits.
   * @param network the client's network, `203.0.113.0/24`
   * @param limit the name of the event, and the user or username
   * @returns false when the limit was already recorded in this interval, or when `MAX_LIMITS` are recorded
   * @throws ReplyError or Error when Redis is unavailable
   */
  async add(network: string, limit: string): Promise<boolean> {
    const [total, ofNetwork] = await Promise.all([
      this.redis.scard(RECORDED_LIMITS_KEY),
      this.redis.hget(RECORDED_NETWORKS_KEY, network),
    ]);
    if (total >= MAX_LIMITS.total || Number(ofNetwork) >= MAX_LIMITS.perNetwork) return false;
    const isNew = (await this.redis.sadd(RECORDED_LIMITS_KEY, this.hash(`${network} ${limit}`))) === 1;
    const commands = this.redis.multi().expire(RECORDED_LIMITS_KEY, LIMIT_INTERVAL_SECONDS, 'NX');
    if (isNew) commands.hincrby(RECORDED_NETWORKS_KEY, network, 1);
    await commands.expire(RECORDED_NETWORKS_KEY, LIMIT_INTERVAL_SECONDS, 'NX').exec();
    return isNew;
  }

  private hash(value: string): string {
    return createHmac('sha256', this.secret).update(value).digest('base64url');
  }
}
