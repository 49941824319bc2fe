export interface RedisStreamsOptions {
  redisUrl: string;
  /** The name of the consumer group, which is the name of the service. Each group handles every event once. */
  group: string;
  /** The number of failed attempts after which an event becomes a dead letter. Default 12. */
  maxDeliveries?: number;
  /** The delay after the first failed attempt, in milliseconds. The delay doubles after each further failed attempt. Default 250 ms. */
  retryBaseMs?: number;
  /** The longest delay between two attempts, in milliseconds. Default 60 s. */
  retryMaxMs?: number;
  /** How long the lease of the replica that reads is valid without a renewal, in milliseconds. Default 5 s. */
  leaseMs?: number;
  /** How many handlers run at the same time. Default 16. */
  concurrency?: number;
  /** How many events are in memory at the same time, waiting or being handled. Default 500. */
  maxInFlight?: number;
  /** How long `close` waits for running handlers, in milliseconds. Default 10 s. */
  closeTimeoutMs?: number;
  /** Whether the application may start while Redis is unavailable. It then begins to read events once Redis is available. Default false. */
  startWithoutRedis?: boolean;
}

export const defaultRedisStreamsOptions = {
  maxDeliveries: 12,
  retryBaseMs: 250,
  retryMaxMs: 60_000,
  leaseMs: 5000,
  concurrency: 16,
  maxInFlight: 500,
  closeTimeoutMs: 10_000,
  startWithoutRedis: false,
};
