import { readFileSync } from 'node:fs';
import { findFreePort } from '@memory/launcher/process/free-port';
import { pidFilePath } from '@memory/launcher/process/pid-file';
import { readRunningInstallation } from '@memory/launcher/stack/running-installation';
import { readOrCreateInstallationSecrets } from '@memory/launcher/stack/secrets';
import { startStack } from '@memory/launcher/stack/start-stack';
import { IDENTITY_HEADER, IdentitySigner } from '@memory/service-kit/identity';
import { readSigningKey } from '@memory/service-kit/signing-keys';
import type { RunningProduct, SessionHeaders } from './benchmark.ts';

/** Starts the built product for a benchmark, without progress output and without limits on the number of requests per minute. */
export async function startMeasuredProduct(dataDir: string, settings: Record<string, string>): Promise<RunningProduct> {
  const port = await findFreePort(dataDir);
  const stack = await startStack({
    port,
    dataDir,
    env: { ...process.env, RATE_LIMIT_FACTOR: 'off', ...settings, HOST: '127.0.0.1' },
    quiet: true,
  });
  const addresses = readRunningInstallation(dataDir)?.addresses ?? {};
  const signer = new IdentitySigner({
    key: readSigningKey(readOrCreateInstallationSecrets(dataDir).signingKeys.gateway),
    caller: 'gateway',
  });
  let accountCount = 0;
  return {
    ...stack,
    dataDir,
    processId: (processName) => Number.parseInt(readFileSync(pidFilePath(dataDir, processName), 'utf8'), 10),
    fetchFromProcess: async (processName, path, request = {}) => {
      const identity = await signer.sign({ userId: null }, { use: 'browser', service: processName });
      const response = await fetch(`${addresses[processName]}${path}`, {
        ...request,
        headers: { ...request.headers, [IDENTITY_HEADER]: identity },
      });
      if (response.status !== 200) throw new Error(`${processName} ${path}: ${response.status}`);
      return response;
    },
    registerAccount: () => registerAccount(stack.url, `bench_${Date.now()}_${(accountCount += 1)}`),
  };
}

/** The password of the accounts that benchmarks register. */
export const ACCOUNT_PASSWORD = 'measured, not kept';

/** Registers an account and signs in. */
export async function registerAccount(productUrl: string, username: string): Promise<SessionHeaders> {
  const response = await fetch(`${productUrl}/api/simple-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: ACCOUNT_PASSWORD }),
  });
  if (response.status !== 201) throw new Error(`Registration failed: ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { cookie: cookies.join('; ') };
}
