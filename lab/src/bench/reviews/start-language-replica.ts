import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { findFreePort } from '@memory/launcher/process/free-port';
import { respondsOk } from '@memory/launcher/process/http-readiness';
import { readOrCreateInstallationSecrets } from '@memory/launcher/stack/secrets';
import { IDENTITY_HEADER, IdentitySigner } from '@memory/service-kit/identity';
import { readSigningKey } from '@memory/service-kit/signing-keys';
import type { RunningProduct } from '../benchmark.ts';

const LANGUAGE_SERVICE = 'language-svc';
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 100;

/** A second process of language-svc on the databases of the product. */
export interface LanguageReplica {
  readonly pid: number;
  /** Sends a request of a user, as the gateway does. */
  request(userId: string, path: string): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Starts another language-svc with the program, options and environment of the one of the product, except the given variables.
 * @throws Error when it does not start
 */
export async function startLanguageReplica(
  product: RunningProduct,
  variables: Readonly<Record<string, string>>,
): Promise<LanguageReplica> {
  const original = product.processId(LANGUAGE_SERVICE);
  const [command, environ] = await Promise.all([readList(original, 'cmdline'), readList(original, 'environ')]);
  const [PORT, METRICS_PORT] = [await findFreePort(product.dataDir), await findFreePort(product.dataDir)].map(String);
  const environment = Object.fromEntries(environ.map((line) => line.split(/=(.*)/s).slice(0, 2)));
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...environment, LOG_LEVEL: 'error', PORT, METRICS_PORT, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${PORT}`;
  const signer = new IdentitySigner({
    key: readSigningKey(readOrCreateInstallationSecrets(product.dataDir).signingKeys.gateway),
    caller: 'gateway',
  });
  await waitUntilReady(url);
  return {
    pid: child.pid!,
    async request(userId, path) {
      const identity = await signer.sign({ userId }, { use: 'browser', service: LANGUAGE_SERVICE });
      return fetch(`${url}${path}`, { headers: { [IDENTITY_HEADER]: identity } });
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Reads a file of /proc whose parts end with a zero byte. */
async function readList(pid: number, name: 'cmdline' | 'environ'): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/${name}`, 'utf8');
  return text.split('\0').filter((part) => part !== '');
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (await respondsOk(`${url}/health`)) return;
    if (Date.now() > deadline) throw new Error('The second language-svc did not start.');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
