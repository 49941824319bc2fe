import { productProcessIds, proportionalSetSize, proportionalSetSizeOfTree } from '../product/process-usage.ts';
import { type Product, START_PROGRAM } from '../product/product.ts';
import type { BenchmarkContext } from './benchmark.ts';

const MB = 1_024 ** 2;

/** How long the product has had nothing to do when its idle memory is measured. */
export const IDLE_SECONDS = 8;
export const IDLE_MB_AT_MOST = 650;
export const LOADED_MB_AT_MOST = 900;
const START_PROGRAM_MB_AT_MOST = 60;

/** Reports the memory of everything that `npm start` runs (proportional set sizes), as a whole and by process. */
export function reportProcessSizes(
  { report, print }: BenchmarkContext,
  product: Product,
  moment: string,
  atMost: number,
): void {
  const total = proportionalSetSizeOfTree(product.rootPid) / MB;
  report({ label: `memory of everything that npm start runs, ${moment} (PSS)`, value: total, unit: 'MB', atMost });
  const startProgram = proportionalSetSize(product.processId(START_PROGRAM)) / MB;
  report({ label: 'of which the start program', value: startProgram, unit: 'MB', atMost: START_PROGRAM_MB_AT_MOST });
  const processes = [...productProcessIds(product)].map(
    ([name, pid]) => [name, proportionalSetSizeOfTree(pid) / MB] as const,
  );
  const known = processes.reduce((sum, [, megabytes]) => sum + megabytes, startProgram);
  const parts = [...processes, ['start program', startProgram] as const, ['npm', total - known] as const];
  print(`    ${parts.map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)}`).join(', ')} MB`);
}
