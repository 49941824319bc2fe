import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { withJitter } from '../delays.ts';
import { leaseKey } from '../redis/redis-keys.ts';

// These Lua scripts check and change the lease in one step. With separate commands, another replica could acquire the lease between the
// check and the change; Redis runs a script atomically.
const RENEW = `return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('PEXPIRE', KEYS[1], ARGV[2]) or 0`;
const RELEASE = `return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('DEL', KEYS[1]) or 0`;

/**
 * A lease in Redis that lets only one replica of a service read for its consumer group. The lease expires when its holder stops renewing
 * it.
 */
export class GroupLease {
  private readonly token = randomUUID();
  private readonly lost = new AbortController();
  private renewal: NodeJS.Timeout | undefined;
  private expiry: NodeJS.Timeout | undefined;
  private readonly redis: Redis;
  private readonly key: string;
  private readonly leaseMs: number;

  constructor(redis: Redis, group: string, leaseMs: number) {
    this.redis = redis;
    this.key = leaseKey(group);
    this.leaseMs = leaseMs;
  }

  /** This signal is aborted when the lease has expired or another replica holds it; the holder must then stop reading. */
  get lostSignal(): AbortSignal {
    return this.lost.signal;
  }

  /**
   * Waits until this replica holds the lease, then renews it until `release` is called.
   * @returns whether another replica held the lease when this replica began to wait
   * @throws when `stop` is aborted
   */
  async acquire(stop: AbortSignal): Promise<boolean> {
    let wasHeld = false;
    for (;;) {
      const sentAt = performance.now();
      if (await this.redis.set(this.key, this.token, 'PX', this.leaseMs, 'NX')) {
        this.scheduleExpiry(sentAt);
        break;
      }
      wasHeld = true;
      await delay(withJitter(this.leaseMs / 3), undefined, { signal: stop });
    }
    this.renewal = setInterval(() => void this.renew(), this.leaseMs / 3);
    return wasHeld;
  }

  /**
   * Deletes the lease if this replica still holds it, so that another replica can acquire it at once instead of after its expiry. Waits for
   * Redis until the lease has expired at the latest.
   */
  async release(): Promise<void> {
    this.stopTimers();
    const expired = delay(this.leaseMs, undefined, { ref: false });
    await Promise.race([this.redis.eval(RELEASE, 1, this.key, this.token), expired]);
  }

  private async renew(): Promise<void> {
    const sentAt = performance.now();
    try {
      const renewed = await this.redis.eval(RENEW, 1, this.key, this.token, this.leaseMs);
      if (renewed === 1) this.scheduleExpiry(sentAt);
      else this.markLost();
    } catch {
      // The renewal failed, for example without a connection. The lease expires unless a later renewal succeeds in time.
    }
  }

  /**
   * Starts the timer for the expiry of the lease. It counts from the moment the command was sent, so it never ends later than the expiry in
   * Redis.
   */
  private scheduleExpiry(sentAt: number): void {
    clearTimeout(this.expiry);
    if (!this.lost.signal.aborted)
      this.expiry = setTimeout(() => this.markLost(), sentAt + this.leaseMs - performance.now());
  }

  private markLost(): void {
    this.stopTimers();
    this.lost.abort(new Error('the lease expired or is held by another replica'));
  }

  private stopTimers(): void {
    clearInterval(this.renewal);
    clearTimeout(this.expiry);
  }
}
