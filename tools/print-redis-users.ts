import { formatRedisAcl } from '@memory/event-bus/redis-acl';
import { redisUsers } from '@memory/event-bus/redis-users';
import { readPasswords } from './config.ts';
import { fail } from './foreground.ts';

/**
 * Prints an ACL file for `redis-server --aclfile` with the users of redis-users.ts. Their passwords are
 * GATEWAY_REDIS_PASSWORD, JOURNAL_REDIS_PASSWORD and so on; the file holds their hashes.
 */
try {
  process.stdout.write(
    formatRedisAcl(readPasswords(process.env, redisUsers, 'REDIS'))
      .map((line) => `${line}\n`)
      .join(''),
  );
} catch (error) {
  fail(error);
}
