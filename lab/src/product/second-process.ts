import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Product } from './product.ts';

/** A worker that only transcribes. */
export const TRANSCRIBES_ONLY = { OCR_CONCURRENCY: '0', CONVERT_CONCURRENCY: '0', THUMBNAIL_CONCURRENCY: '0' };

export interface SecondProcess {
  readonly child: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts another process of a service, with the program, options and environment of the product's, except the given variables. */
export function startSecondProcess(product: Product, name: string, variables: Record<string, string>): SecondProcess {
  const [program = '', ...args] = readFileSync(`/proc/${product.processId(name)}/cmdline`, 'utf8')
    .split('\0')
    .filter(Boolean);
  const env = { ...product.environmentOf(name), PORT: '0', METRICS_PORT: '0', ...variables };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    child,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}
