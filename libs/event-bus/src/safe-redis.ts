import type { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';

/**
 * Makes sure that this Redis keeps what it is given. Read from INFO, which hosted services answer where they refuse CONFIG.
 * @throws when it may evict keys: it would throw away events that nobody has handled
 */
export async function assertSafeRedis(redis: Redis, logger: Logger): Promise<void> {
  const info = await redis.info();
  const setting = (name: string): string | undefined => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];
  const policy = setting('maxmemory_policy');
  if (policy === undefined) {
    logger.warn(
      'this Redis does not tell its maxmemory-policy: make sure that it is noeviction, or events can be lost',
    );
  } else if (policy !== 'noeviction') {
    throw new Error(
      `Redis has maxmemory-policy ${policy}, which throws events away when memory runs out. ` +
        `Set "maxmemory-policy noeviction" in redis.conf, or run: redis-cli CONFIG SET maxmemory-policy noeviction`,
    );
  }
  if (setting('aof_enabled') === '0') {
    logger.warn(
      'Redis has no append-only file: events that are not handled yet are lost when it restarts. Set "appendonly yes".',
    );
  }
}
