import { readFileSync } from 'node:fs';
import { IDENTITY_HEADER, IdentitySigner } from '@memory/service-kit/identity';
import { readSigningKey } from '@memory/service-kit/signing-keys';
import { pidFile } from '../pid-file.ts';
import { freePort } from '../ports.ts';
import { readRunning } from '../running.ts';
import { readSecrets } from '../secrets.ts';
import { startStack } from '../stack.ts';
import type { Product } from './area.ts';
import { createTestPeople } from './test-people.ts';

/** Starts the built product for measuring: nothing is said, everything is in `dataDir`, and no client is slowed by the limits on requests per minute. */
export async function startProduct(dataDir: string, settings: Record<string, string>): Promise<Product> {
  const port = await freePort(dataDir);
  const stack = await startStack({
    port,
    dataDir,
    env: { ...process.env, RATE_LIMIT_FACTOR: 'off', ...settings, HOST: '127.0.0.1' },
    quiet: true,
  });
  const addresses = readRunning(dataDir)?.addresses ?? {};
  const signer = new IdentitySigner({
    key: readSigningKey(readSecrets(dataDir).signingKeys.gateway),
    caller: 'gateway',
  });
  return {
    ...stack,
    dataDir,
    pidOf: (name) => Number.parseInt(readFileSync(pidFile(dataDir, name), 'utf8'), 10),
    ask: async (process, path, request = {}) => {
      const identity = await signer.sign({ userId: null }, { use: 'browser', service: process });
      const answer = await fetch(`${addresses[process]}${path}`, {
        ...request,
        headers: { ...request.headers, [IDENTITY_HEADER]: identity },
      });
      if (answer.status !== 200) throw new Error(`${process} ${path}: ${answer.status}`);
      return answer;
    },
    signUp: createTestPeople(stack.url),
  };
}
