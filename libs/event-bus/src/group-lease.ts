import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { leaseOf } from './stream-keys.ts';

// Compared and changed in one step: the lease may have gone to another between a read and a write.
const RENEW = `return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('PEXPIRE', KEYS[1], ARGV[2]) or 0`;
const RELEASE = `return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('DEL', KEYS[1]) or 0`;

/** The right to read for a group, which one replica has at a time; it runs out when the holder stops renewing it. */
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
    this.key = leaseOf(group);
    this.leaseMs = leaseMs;
  }

  /** Aborted when the lease is no longer ours. */
  get signal(): AbortSignal {
    return this.lost.signal;
  }

  /** Waits until the lease is ours. @throws when `stop` is aborted */
  async acquire(stop: AbortSignal): Promise<void> {
    for (;;) {
      const asked = performance.now();
      if (await this.redis.set(this.key, this.token, 'PX', this.leaseMs, 'NX')) {
        this.heldSince(asked);
        break;
      }
      await pause((this.leaseMs / 3) * (0.75 + Math.random() / 2), undefined, { signal: stop });
    }
    this.renewal = setInterval(() => void this.renew(), this.leaseMs / 3);
  }

  /** Gives the lease up, so that a standby need not wait for it to run out. */
  async release(): Promise<void> {
    this.stopTimers();
    await this.redis.eval(RELEASE, 1, this.key, this.token);
  }

  private async renew(): Promise<void> {
    const asked = performance.now();
    try {
      const kept = await this.redis.eval(RENEW, 1, this.key, this.token, this.leaseMs);
      if (kept === 1) this.heldSince(asked);
      else this.lose();
    } catch {
      // The connection broke: the next renewal comes through, or the time runs out.
    }
  }

  /** Counted from the question, not the answer: Redis may have started the clock that early. */
  private heldSince(asked: number): void {
    clearTimeout(this.expiry);
    if (!this.lost.signal.aborted)
      this.expiry = setTimeout(() => this.lose(), asked + this.leaseMs - performance.now());
  }

  private lose(): void {
    this.stopTimers();
    this.lost.abort(new Error('the lease went to another replica'));
  }

  private stopTimers(): void {
    clearInterval(this.renewal);
    clearTimeout(this.expiry);
  }
}
