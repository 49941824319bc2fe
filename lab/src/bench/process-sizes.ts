import { productProcessIds, proportionalSetSize, proportionalSetSizeOfTree } from '../product/process-usage.ts';
import { type Product, START_PROGRAM } from '../product/product.ts';
import type { BenchmarkContext } from './benchmark.ts';

const MB = 1_024 ** 2;

/** How long the product is idle before its idle memory is measured, in seconds. */
export const IDLE_SECONDS = 8;
export const IDLE_MB_AT_MOST = 600;
export const LOADED_MB_AT_MOST = 800;
const START_PROGRAM_MB_AT_MOST = 60;

/**
 * Reports the memory of all processes of `npm start` (proportional set sizes), in total and by process. `--quick` prints the memory without judging
 * it.
 */
export function reportProcessSizes(
  { report, print, options }: BenchmarkContext,
  product: Product,
  moment: string,
  atMost: number,
): void {
  const total = proportionalSetSizeOfTree(product.rootPid) / MB;
  const reportMb = (label: string, value: number, limit: number): void =>
    report({ label, value, unit: 'MB', atMost: options.isQuick ? undefined : limit });
  reportMb(`memory of everything that npm start runs, ${moment} (PSS)`, total, atMost);
  const startProgram = proportionalSetSize(product.processId(START_PROGRAM)) / MB;
  reportMb('of which the start program', startProgram, START_PROGRAM_MB_AT_MOST);
  const processes = [...productProcessIds(product)].map(
    ([name, pid]) => [name, proportionalSetSizeOfTree(pid) / MB] as const,
  );
  const known = processes.reduce((sum, [, megabytes]) => sum + megabytes, startProgram);
  const parts = [...processes, ['start program', startProgram] as const, ['npm', total - known] as const];
  print(`    ${parts.map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)}`).join(', ')} MB`);
}
