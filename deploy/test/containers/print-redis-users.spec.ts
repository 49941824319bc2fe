import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { redisUserNames } from '@memory/event-bus/redis-users';
import { environmentPrefix } from '@memory/launcher/config';
import { startTestRedis } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { Redis } from 'ioredis';

const run = promisify(execFile);
const passwordOf = (user: string): string => `a-long-password-of-${user}`;
const settings = Object.fromEntries(
  redisUserNames.map((user) => [`${environmentPrefix(user)}_REDIS_PASSWORD`, passwordOf(user)]),
);
const printUsers = (env: NodeJS.ProcessEnv) =>
  run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../containers/print-redis-users.ts')],
    { env: { PATH: process.env.PATH, ...env } },
  );

it('prints an ACL file that Redis accepts and that contains no password', async () => {
  const { stdout } = await printUsers(settings);
  for (const password of Object.values(settings)) expect(stdout).not.toContain(password);
  const folder = createTemporaryFolder(onTestFinished);
  const file = join(folder, 'users.acl');
  writeFileSync(file, stdout);
  const server = await startTestRedis({ settings: { aclfile: file } });
  try {
    for (const user of redisUserNames) {
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
  }
});

it('names the missing password', async () => {
  await expect(printUsers({ ...settings, MEDIA_REDIS_PASSWORD: '' })).rejects.toMatchObject({
    stdout: '',
    stderr: expect.stringContaining('Set MEDIA_REDIS_PASSWORD') as string,
  });
});
