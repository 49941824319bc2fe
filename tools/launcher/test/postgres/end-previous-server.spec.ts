import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { vi } from 'vitest';
import { endPreviousServer } from '../../src/postgres/end-previous-server.ts';

it('a process of an earlier server that ends before it is killed is no error', async () => {
  const folder = createTemporaryFolder(onTestFinished);
  const program = join(folder, 'bin/postgres');
  mkdirSync(join(folder, 'bin'));
  copyFileSync('/bin/sleep', program);
  const child = spawn(program, ['60'], { cwd: folder, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const server = spawn('true');
  await once(server, 'exit');
  writeFileSync(join(folder, 'postmaster.pid'), `${server.pid}\n${folder}\n`);
  const { kill } = process;
  vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
    kill(pid, signal);
    if (signal === 'SIGKILL') throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' });
    return true;
  });
  try {
    await endPreviousServer(folder);
    await exited;
    expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false);
  } finally {
    vi.restoreAllMocks();
    child.kill('SIGKILL');
  }
});
