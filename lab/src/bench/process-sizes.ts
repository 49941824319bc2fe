import type { BenchmarkContext } from './benchmark.ts';
import { productProcesses } from './http/compare.ts';
import type { StartedProduct } from './http/npm-start.ts';
import { proportionalSetSize, proportionalSetSizeOfTree } from './http/process-usage.ts';

const MB = 1_024 ** 2;

/** How long the product has had nothing to do when its idle memory is measured. */
export const IDLE_SECONDS = 8;
export const IDLE_MB_AT_MOST = 650;
export const LOADED_MB_AT_MOST = 900;
const START_PROGRAM_MB_AT_MOST = 60;

/** Reports the memory of everything that `npm start` runs (proportional set sizes), as a whole and by process. */
export async function reportProcessSizes(
  context: BenchmarkContext,
  product: StartedProduct,
  moment: string,
  atMost: number,
): Promise<void> {
  const total = proportionalSetSizeOfTree(product.rootPid) / MB;
  context.report({
    label: `memory of everything that npm start runs, ${moment} (PSS)`,
    value: total,
    unit: 'MB',
    atMost,
  });
  const processes = [...(await productProcesses({ product }))].map(
    ([name, pid]) => [name, proportionalSetSizeOfTree(pid) / MB] as const,
  );
  const startProgram = ['start program', proportionalSetSize(product.startProgramPid) / MB] as const;
  context.report({
    label: 'of which the start program',
    value: startProgram[1],
    unit: 'MB',
    atMost: START_PROGRAM_MB_AT_MOST,
  });
  const known = [...processes, startProgram].reduce((sum, [, megabytes]) => sum + megabytes, 0);
  const parts = [...processes, startProgram, ['npm', total - known] as const];
  context.print(`    ${parts.map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)}`).join(', ')} MB`);
}
