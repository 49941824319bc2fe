import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const PROCESS = fileURLToPath(new URL('fixture/free-ports-process.ts', import.meta.url));
/** Ports that no other test uses: the range of `findFreePort` ends at 10,079, that of started products begins at 12,000. */
const RANGE = { first: 11_000, last: 11_039 };

describe('findFreePort', () => {
  const children: ChildProcess[] = [];
  afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

  async function portsOfNewProcess(count: number): Promise<number[]> {
    const child = spawn(
      process.execPath,
      ['--no-warnings', PROCESS, String(RANGE.first), String(RANGE.last), String(count)],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    children.push(child);
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return JSON.parse(line) as number[];
  }

  it('gives a port to one process only, before any server listens on it', async () => {
    const ports = [...(await portsOfNewProcess(20)), ...(await portsOfNewProcess(20))];

    expect(ports.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => RANGE.first + index));
  });
});
