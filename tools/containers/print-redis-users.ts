import { formatRedisAcl } from '@memory/event-bus/redis-acl';
import { redisUsers } from '@memory/event-bus/redis-users';
import { reportFailure } from '../cli/report-failure.ts';
import { readPasswords } from './read-passwords.ts';

/**
 * Prints an ACL file for `redis-server --aclfile` with a user for each service. The passwords are read from GATEWAY_REDIS_PASSWORD,
 * JOURNAL_REDIS_PASSWORD and so on; the file contains their hashes.
 */
try {
  const lines = formatRedisAcl(readPasswords(process.env, redisUsers, 'REDIS'));
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
} catch (error) {
  reportFailure(error);
}
