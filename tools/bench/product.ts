import { readFileSync } from 'node:fs';
import { createTestPeople } from './test-people.ts';
import { freePort } from '../ports.ts';
import { pidFile } from '../processes.ts';
import { startStack } from '../stack.ts';
import type { Product } from './area.ts';

/** Starts the built product for measuring: nothing is said, everything is in `dataDir`. */
export async function startProduct(dataDir: string, settings: Record<string, string>): Promise<Product> {
  const port = await freePort(dataDir);
  const stack = await startStack({ port, dataDir, env: { ...process.env, ...settings, HOST: '127.0.0.1' }, quiet: true });
  return {
    ...stack,
    dataDir,
    pidOf: (name) => Number.parseInt(readFileSync(pidFile(dataDir, name), 'utf8'), 10),
    signUp: createTestPeople(stack.url),
  };
}
