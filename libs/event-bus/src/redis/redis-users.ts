/** The users of the Redis server that all processes share: one user for each service, and one for `npm run admin`. */
export const redisUserNames = ['gateway', 'journal-svc', 'media-svc', 'language-svc', 'social-svc', 'admin'] as const;
export type RedisUserName = (typeof redisUserNames)[number];

/**
 * One selector of an ACL user (Redis 7). Redis allows a command when a single selector covers the command and all of its keys and
 * channels; selectors are not combined.
 */
export interface RedisPermission {
  readonly reason: string;
  /** Patterns of keys that may be read and written. */
  readonly keys?: readonly string[];
  /** Patterns of keys that may only be read. */
  readonly readOnlyKeys?: readonly string[];
  /** Patterns of keys that may only be written. A command that also returns what a key contained is denied. */
  readonly writeOnlyKeys?: readonly string[];
  readonly channels?: readonly string[];
  /** Commands and categories as in an ACL rule: `+get`, `+@hash`, `+xinfo|groups`. */
  readonly commands: string;
}
