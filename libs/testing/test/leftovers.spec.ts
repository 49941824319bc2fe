import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { eventually } from '../src/index.ts';

const TENANT = fileURLToPath(new URL('fixture/tenant.ts', import.meta.url));

interface Held {
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

describe('a killed test process', () => {
  it('leaves no server and no folder behind', async () => {
    const tenant = spawn(process.execPath, ['--no-warnings', TENANT], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(createInterface({ input: tenant.stdout }), 'line')) as [string];
    const { redisPid, redisFolder } = JSON.parse(line) as Held;
    expect([isRunning(redisPid), existsSync(redisFolder)]).toEqual([true, true]);

    tenant.kill('SIGKILL');

    await eventually(() => expect([isRunning(redisPid), existsSync(redisFolder)]).toEqual([false, false]));
  });
});
