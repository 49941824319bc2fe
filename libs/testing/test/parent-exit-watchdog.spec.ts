import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { eventually } from '../src/index.ts';

const REDIS_PROCESS = fileURLToPath(new URL('fixture/redis-process.ts', import.meta.url));

interface StartedRedis {
  redisPid: number;
  redisFolder: string;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('ParentExitWatchdog', () => {
  it('terminates the server and deletes its folder after a test process was killed', async () => {
    const child = spawn(process.execPath, ['--no-warnings', REDIS_PROCESS], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const { redisPid, redisFolder } = JSON.parse(line) as StartedRedis;
    expect([isRunning(redisPid), existsSync(redisFolder)]).toEqual([true, true]);

    child.kill('SIGKILL');

    await eventually(() => expect([isRunning(redisPid), existsSync(redisFolder)]).toEqual([false, false]));
  });
});
