import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { redisUsers } from '@memory/event-bus/redis-users';
import { startTestRedis } from '@memory/testing';
import { Redis } from 'ioredis';
import { settingPrefix } from '../config.ts';

const run = promisify(execFile);
const passwordOf = (user: string): string => `a-long-password-of-${user}`;
const settings = Object.fromEntries(
  redisUsers.map((user) => [`${settingPrefix(user)}_REDIS_PASSWORD`, passwordOf(user)]),
);
const print = (env: NodeJS.ProcessEnv) =>
  run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../print-redis-users.ts')],
    { env: { PATH: process.env.PATH, ...env } },
  );

it('prints an ACL file that a Redis starts with, and that holds no password', async () => {
  const { stdout } = await print(settings);
  for (const password of Object.values(settings)) expect(stdout).not.toContain(password);
  const folder = mkdtempSync(join(tmpdir(), 'memory-acl-'));
  const file = join(folder, 'users.acl');
  writeFileSync(file, stdout);
  const server = await startTestRedis({ settings: { aclfile: file } });
  try {
    for (const user of redisUsers) {
      const url = new URL(server.url);
      url.username = user;
      url.password = passwordOf(user);
      const redis = new Redis(url.href);
      expect([user, await redis.call('ACL', 'WHOAMI').catch(() => 'refused'), await redis.ping()]).toEqual([
        user,
        'refused',
        'PONG',
      ]);
      redis.disconnect();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});

it('says which password is missing', async () => {
  await expect(print({ ...settings, MEDIA_REDIS_PASSWORD: '' })).rejects.toMatchObject({
    stdout: '',
    stderr: expect.stringContaining('Set MEDIA_REDIS_PASSWORD') as string,
  });
});
