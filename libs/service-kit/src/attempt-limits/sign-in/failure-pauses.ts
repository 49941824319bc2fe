import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { ApiError } from '../../errors/api-error.ts';
import { orServiceUnavailable } from '../../redis/redis-unavailable.ts';
import type { AttemptLimit } from '../attempt-limit.ts';
import { pausesAfterFailures } from './pauses-after-failures.ts';

/** Failures are counted for a day. */
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Counts an attempt and begins the pause after it, unless an earlier pause still lasts. This is a script, because Redis runs a script atomically:
 * when a pause has ended, only one of several parallel attempts is accepted.
 * KEYS: the counters, the pause. ARGV: the id of the attempt, lifetime of the counters in seconds, number of positions, the positions, then pairs
 * of failures and pause in seconds, the longest pause last. A key whose remaining lifetime exceeds its maximum was stored while the clock of Redis
 * was ahead; the script ignores this lifetime. Returns the remaining milliseconds of an earlier pause (0 when the attempt was counted).
 */
const COUNT_ATTEMPT = `
local remaining = redis.call('PTTL', KEYS[2])
if remaining > 0 and remaining <= tonumber(ARGV[#ARGV]) * 1000 then return remaining end
local last = 3 + tonumber(ARGV[3])
local failures = 65535
for i = 4, last do
  local count = redis.call('BITFIELD', KEYS[1], 'OVERFLOW', 'SAT', 'INCRBY', 'u16', '#' .. ARGV[i], 1)[1]
  failures = math.min(failures, count)
end
local lifetime = redis.call('TTL', KEYS[1])
if lifetime < 0 or lifetime > tonumber(ARGV[2]) then redis.call('EXPIRE', KEYS[1], ARGV[2]) end
local pause = 0
for i = last + 1, #ARGV, 2 do
  if failures >= tonumber(ARGV[i]) then pause = tonumber(ARGV[i + 1]) end
end
if pause > 0 then redis.call('SET', KEYS[2], ARGV[1], 'EX', pause) else redis.call('DEL', KEYS[2]) end
return 0`;

/**
 * Takes back an attempt that was no failure. This script ends the pause that the attempt began, but not a pause that a parallel attempt began:
 * otherwise an attacker who has the password but not the second factor could end the pauses after wrong codes. KEYS: as in COUNT_ATTEMPT. ARGV: the
 * id of the attempt, then the positions.
 */
const UNDO_ATTEMPT = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
for i = 2, #ARGV do
  redis.call('BITFIELD', KEYS[1], 'OVERFLOW', 'SAT', 'INCRBY', 'u16', '#' .. ARGV[i], -1)
end
if redis.call('GET', KEYS[2]) == ARGV[1] then return redis.call('DEL', KEYS[2]) end
return 0`;

const steps = pausesAfterFailures.flatMap(({ failures, pauseSeconds }) => [failures, pauseSeconds]);

export interface FailureCounterKeys {
  /** The Redis key of the counters: 16-bit numbers in one string. */
  readonly countersKey: string;
  /** The positions of this limit's counters in the string. The smallest counter is the number of failures. */
  readonly positions: readonly number[];
  /** The Redis key that exists during a pause. */
  readonly pauseKey: string;
  /** Whether the counters belong to one device alone, so that a success may reset them. The counters of accounts are shared by several accounts. */
  readonly isExclusive: boolean;
}

/** Pauses between failed attempts that get longer with the number of failures within a day. */
export class FailurePauses implements AttemptLimit {
  private readonly attemptId = randomUUID();

  constructor(
    private readonly redis: Redis,
    private readonly counters: FailureCounterKeys,
  ) {}

  async count(): Promise<void> {
    const { countersKey, positions, pauseKey } = this.counters;
    const remainingMs = await orServiceUnavailable(
      this.redis.eval(
        COUNT_ATTEMPT,
        2,
        countersKey,
        pauseKey,
        this.attemptId,
        DAY_SECONDS,
        positions.length,
        ...positions,
        ...steps,
      ),
    );
    if (Number(remainingMs) > 0)
      throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(Number(remainingMs) / 1_000) });
  }

  async undo(): Promise<void> {
    const { countersKey, positions, pauseKey } = this.counters;
    await orServiceUnavailable(this.redis.eval(UNDO_ATTEMPT, 2, countersKey, pauseKey, this.attemptId, ...positions));
  }

  async succeed(): Promise<void> {
    const { countersKey, pauseKey, isExclusive } = this.counters;
    if (isExclusive) await orServiceUnavailable(this.redis.del(countersKey, pauseKey));
    else await this.undo();
  }
}
