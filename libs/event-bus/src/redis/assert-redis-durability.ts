import type { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';

/**
 * Checks that Redis does not evict keys, and warns when it has no append-only file. Reads the settings from INFO, because hosted
 * services allow INFO where they reject CONFIG.
 * @throws when the eviction policy could remove events that are not handled yet
 */
export async function assertRedisDurability(redis: Redis, logger: Logger): Promise<void> {
  const info = await redis.info();
  const setting = (name: string): string | undefined => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];
  const policy = setting('maxmemory_policy');
  if (policy === undefined) {
    logger.warn('INFO of this Redis lacks maxmemory_policy: make sure that it is noeviction, or events can be lost');
  } else if (policy !== 'noeviction') {
    throw new Error(
      `Redis has maxmemory-policy ${policy}, which deletes events when memory runs out. ` +
        `Set "maxmemory-policy noeviction" in redis.conf, or run: redis-cli CONFIG SET maxmemory-policy noeviction`,
    );
  }
  if (setting('aof_enabled') === '0') {
    logger.warn(
      'Redis has no append-only file: events that are not handled yet are lost when it restarts. Set "appendonly yes".',
    );
  }
}
