import { createHash } from 'node:crypto';
import { type RedisPermission, redisPermissions, type RedisUser, redisUsers } from './redis-users.ts';

/**
 * What every user may do: connect, use transactions, ask for the time and for INFO, which ioredis reads before its first
 * command and `assertSafeRedis` reads the settings from. CLIENT TRACKING is refused: it would report the names of all
 * keys that change, ids of sessions among them, whatever a user's patterns are.
 */
const EVERY_USER = '+@connection +@transaction -@admin -@dangerous -client|tracking -client|caching +time +info';

/**
 * Nobody can log in as `default`: it is off and has no password. It keeps every permission, because Redis loads its
 * append-only file in its name, and would drop the transactions in it that `default` may not execute (seen with 7.0).
 */
const DEFAULT_USER = 'user default reset off ~* &* +@all';

/**
 * The users as lines of redis.conf or of an ACL file (`redis-server --aclfile`, Redis 7 or newer). Passwords are in them as
 * SHA-256 hashes, as Redis keeps them; they have to be long and random, or the hashes could be guessed.
 * @returns one line per user; the first is the user `default`, which is off
 */
export function redisAcl(passwords: Readonly<Record<RedisUser, string>>): string[] {
  return [DEFAULT_USER, ...redisUserRules((user) => passwords[user])];
}

/** The users alone: the user `default` stays what it is in that Redis. */
export function redisUserRules(passwordOf: (user: RedisUser) => string): string[] {
  return redisUsers.map((user) => ['user', user, 'reset', 'on', `#${sha256(passwordOf(user))}`, EVERY_USER, ...redisPermissions[user].map(selector)].join(' '));
}

function selector({ keys = [], readOnlyKeys = [], channels = [], commands }: RedisPermission): string {
  const patterns = [...keys.map((key) => `~${key}`), ...readOnlyKeys.map((key) => `%R~${key}`), ...channels.map((channel) => `&${channel}`)];
  return `(${[...patterns, commands].join(' ')})`;
}

function sha256(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}
