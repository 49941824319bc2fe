import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repositoryRoot } from '@memory/launcher/config';
import { describe, expect, it } from 'vitest';

describe('npm run test:faults', () => {
  it('fails for an unknown fault', async () => {
    const args = ['--disable-warning=ExperimentalWarning', join(repositoryRoot, 'lab/src/faults.ts'), 'no-such-fault'];
    const child = spawn(process.execPath, args, { stdio: 'ignore' });
    expect(await once(child, 'exit')).toEqual([2, null]);
  });
});
