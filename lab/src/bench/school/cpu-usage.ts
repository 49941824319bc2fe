import { productProcesses } from '../http/compare.ts';
import type { StartedProduct } from '../http/npm-start.ts';
import { cpuSecondsOfTree } from '../http/process-usage.ts';

/** CPU time in a period, in cores: 1 is one core that is busy all the time. */
export interface CpuUsage {
  /** That of this program, which sends the requests. */
  readonly runner: number;
  readonly product: ReadonlyMap<string, number>;
}

/** Returns a function that begins a period, and returns the function that ends it. */
export async function createCpuMeter(product: StartedProduct): Promise<() => () => CpuUsage> {
  const processIds = [...(await productProcesses({ product }))];
  const read = (): [string, number][] => processIds.map(([name, pid]) => [name, cpuSecondsOfTree(pid)]);
  return () => {
    const startedAt = performance.now();
    const runnerBefore = process.cpuUsage();
    const before = new Map(read());
    return () => {
      const elapsedSeconds = (performance.now() - startedAt) / 1_000;
      const { user, system } = process.cpuUsage(runnerBefore);
      const cores = read().map(([name, seconds]) => [name, (seconds - before.get(name)!) / elapsedSeconds] as const);
      return { runner: (user + system) / 1e6 / elapsedSeconds, product: new Map(cores) };
    };
  };
}
