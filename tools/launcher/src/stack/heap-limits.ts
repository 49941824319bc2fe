import { ConfigError } from '../config.ts';
import { heapSetting, topology } from '../topology.ts';

/** Less than the code of a process needs. */
const HEAP_MB_MIN = 64;
const HEAP_MB_MAX = 65_536;

/**
 * Reads the limit of the heap of each process, in MB, by the name of the process: the setting of the process (`JOURNAL_HEAP_MB`), or the
 * default of topology.ts.
 * @throws ConfigError with the name of the setting and the form that its value should have
 */
export function readHeapLimits(env: NodeJS.ProcessEnv): ReadonlyMap<string, number> {
  return new Map(topology.map((process) => [process.name, readLimit(heapSetting(process), process.heapMb, env)]));
}

function readLimit(setting: string, byDefault: number, env: NodeJS.ProcessEnv): number {
  const text = env[setting];
  if (!text) return byDefault;
  const megabytes = Number(text);
  if (Number.isInteger(megabytes) && megabytes >= HEAP_MB_MIN && megabytes <= HEAP_MB_MAX) return megabytes;
  throw new ConfigError(
    `${setting} is "${text}", but the limit of a heap is a whole number of megabytes from ${HEAP_MB_MIN} to ${HEAP_MB_MAX}.`,
  );
}
