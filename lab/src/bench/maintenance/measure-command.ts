import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { repositoryRoot } from '@memory/launcher/config';
import type { StartedProduct } from '../http/npm-start.ts';
import { proportionalSetSize, proportionalSetSizeOfTree } from '../http/process-usage.ts';

const SAMPLE_INTERVAL_MS = 250;
/** The sizes of all processes are read less often, because that takes longer. */
const SAMPLES_PER_PRODUCT_SAMPLE = 8;

export interface MeasuredCommand {
  seconds: number;
  /** The largest proportional set sizes of the command, and of everything that `npm start` runs, in bytes. */
  peakBytes: number;
  productPeakBytes: number;
  /** The last line that the command printed. */
  lastLine: string;
}

/** Runs `npm run admin -- …` without npm for a product, and samples the memory of both. */
export async function measureCommand(product: StartedProduct, args: readonly string[]): Promise<MeasuredCommand> {
  const program = join(repositoryRoot, 'tools/admin/src/admin.ts');
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: product.dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const output = text(child.stdout);
  let [peakBytes, productPeakBytes, samples] = [0, 0, 0];
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, proportionalSetSize(child.pid!));
    if ((samples += 1) % SAMPLES_PER_PRODUCT_SAMPLE === 0)
      productPeakBytes = Math.max(productPeakBytes, proportionalSetSizeOfTree(product.rootPid));
  }, SAMPLE_INTERVAL_MS);
  try {
    await once(child, 'exit');
  } finally {
    clearInterval(timer);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  return { seconds, peakBytes, productPeakBytes, lastLine: (await output).trim().split('\n').at(-1) ?? '' };
}
