import { formatRedisAcl } from '@memory/event-bus/redis-acl';
import { redisUserNames } from '@memory/event-bus/redis-users';
import { reportFailure } from '@memory/launcher/cli/report-failure';
import { readPasswordsFromEnvironment } from './read-passwords-from-environment.ts';

/**
 * Prints an ACL file for `redis-server --aclfile` with one user per service. Reads the passwords from GATEWAY_REDIS_PASSWORD, JOURNAL_REDIS_PASSWORD
 * and so on. The file contains only the hashes of the passwords.
 */
try {
  const lines = formatRedisAcl(readPasswordsFromEnvironment(process.env, redisUserNames, 'REDIS'));
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
} catch (error) {
  reportFailure(error);
}
