export interface RedisStreamsOptions {
  redisUrl: string;
  /** The name of the consumer group, which is the service's name. Every group handles every event once. */
  group: string;
  /** The number of failed attempts after which an event becomes a dead letter. Default 12. */
  maxDeliveries?: number;
  /** The backoff after the first failed attempt; it doubles after each further one. Default 250 ms. */
  retryBaseMs?: number;
  /** The longest backoff between two attempts. Default 60 s. */
  retryMaxMs?: number;
  /** How long the lease of the reading replica is valid without a renewal. Default 5 s. */
  leaseMs?: number;
  /** How many handlers run at a time. Default 16. */
  concurrency?: number;
  /** How many events are in memory at a time, waiting or being handled. Default 500. */
  maxInFlight?: number;
  /** How long `close` waits for running handlers. Default 10 s. */
  closeTimeoutMs?: number;
  /** Lets the application start while Redis is unavailable; reading begins once it is available. Default false. */
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
