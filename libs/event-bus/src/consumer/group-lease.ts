import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { leaseKey } from '../redis/redis-keys.ts';

// Lua scripts, because Redis runs a script atomically: between separate GET and write commands another replica could acquire the lease.
const RENEW = `return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('PEXPIRE', KEYS[1], ARGV[2]) or 0`;
const RELEASE = `return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('DEL', KEYS[1]) or 0`;

/** A lease in Redis that lets one replica at a time read for a consumer group. It expires when its holder stops renewing it. */
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

  /** Aborted when the lease has expired or another replica holds it. */
  get lostSignal(): AbortSignal {
    return this.lost.signal;
  }

  /** Waits for the lease, then renews it until `release`. @throws when `stop` is aborted */
  async acquire(stop: AbortSignal): Promise<void> {
    for (;;) {
      const sentAt = performance.now();
      if (await this.redis.set(this.key, this.token, 'PX', this.leaseMs, 'NX')) {
        this.scheduleExpiry(sentAt);
        break;
      }
      await delay((this.leaseMs / 3) * (0.75 + Math.random() / 2), undefined, { signal: stop });
    }
    this.renewal = setInterval(() => void this.renew(), this.leaseMs / 3);
  }

  /** Deletes the lease if this replica still holds it, so that a standby need not wait for its expiry. */
  async release(): Promise<void> {
    this.stopTimers();
    await this.redis.eval(RELEASE, 1, this.key, this.token);
  }

  private async renew(): Promise<void> {
    const sentAt = performance.now();
    try {
      const renewed = await this.redis.eval(RENEW, 1, this.key, this.token, this.leaseMs);
      if (renewed === 1) this.scheduleExpiry(sentAt);
      else this.markLost();
    } catch {
      // Without a connection the lease expires, unless a later renewal succeeds before that.
    }
  }

  /** Counts from the moment the command was sent: Redis cannot have started the expiry earlier than that. */
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
