import { createHash } from 'node:crypto';
import { redisPermissionsByUser } from './redis-permissions.ts';
import { type RedisPermission, type RedisUserName, redisUserNames } from './redis-users.ts';

/**
 * The ACL rules of every Redis user: connecting, transactions, TIME and INFO. ioredis reads INFO before its first command, and
 * `assertRedisDurability` reads the server's settings from INFO. CLIENT TRACKING is denied, because it ignores key patterns: it would report the
 * names of all changed keys, including session ids.
 */
const COMMON_RULES = '+@connection +@transaction -@admin -@dangerous -client|tracking -client|caching +time +info';

/**
 * The user `default` is off and has no password, so no connection can log in as it. It keeps every permission, because Redis loads its
 * append-only file as this user and would discard the transactions that `default` may not execute (seen with 7.0).
 */
const DEFAULT_USER = 'user default reset off ~* &* +@all';

/**
 * Formats all users as lines of redis.conf or of an ACL file (`redis-server --aclfile`, Redis 7 or newer). The lines contain SHA-256 hashes of the
 * passwords, as Redis stores them. Passwords must be long and random, because a weak password could be guessed from its hash.
 * @returns one line per user; the first is the user `default`, which is off
 */
export function formatRedisAcl(passwords: Readonly<Record<RedisUserName, string>>): string[] {
  return [DEFAULT_USER, ...formatRulesOfRedisUsers((user) => passwords[user])];
}

/** Formats one line per service user and one for `admin`, without the user `default`. */
export function formatRulesOfRedisUsers(passwordOf: (user: RedisUserName) => string): string[] {
  return redisUserNames.map((user) =>
    [
      'user',
      user,
      'reset',
      'on',
      `#${sha256(passwordOf(user))}`,
      COMMON_RULES,
      ...redisPermissionsByUser[user].map(selector),
    ].join(' '),
  );
}

function selector({
  keys = [],
  readOnlyKeys = [],
  writeOnlyKeys = [],
  channels = [],
  commands,
}: RedisPermission): string {
  const patterns = [
    ...keys.map((key) => `~${key}`),
    ...readOnlyKeys.map((key) => `%R~${key}`),
    ...writeOnlyKeys.map((key) => `%W~${key}`),
    ...channels.map((channel) => `&${channel}`),
  ];
  return `(${[...patterns, commands].join(' ')})`;
}

function sha256(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}
