import { canLimitProcesses, type ProcessLimits } from './limited-command.ts';

export type LimitedResource = 'memory' | 'cpu' | 'file_size' | 'time';

/** A program needed more than it may take. The message says how much that is, for whoever runs the product. */
export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded';
  readonly resource: LimitedResource;

  constructor(resource: LimitedResource, message: string, options?: { cause: unknown }) {
    super(message, options);
    this.resource = resource;
  }
}

/** The wall clock, which is bounded by whoever asked. */
export const tookLongerThan = (ms: number, options?: { cause: unknown }): LimitExceeded => new LimitExceeded('time', `took longer than ${ms / 1_000} s`, options);

/**
 * What programs write when an allocation fails: V8 ('Fatal process out of memory', 'JavaScript heap out of memory', 'Array buffer allocation failed'),
 * WebAssembly ('could not allocate memory', 'Aborted(OOM)'), C++ ('std::bad_alloc'), GLib ('failed to allocate'), libvips ('out of memory'),
 * libjpeg ('Insufficient memory'), libwebp ('OUT_OF_MEMORY'), the C library (ENOMEM: 'Cannot allocate memory').
 */
const OUT_OF_MEMORY = /out[ _]of[ _]memory|insufficient memory|bad_alloc|(?:cannot|could not|failed to|unable to) allocate|allocation failed|enlarge memory|Aborted\(OOM\)|\bENOMEM\b/i;
/** EFBIG. Node ignores the signal (SIGXFSZ) that would end the process. */
const FILE_TOO_LARGE = /file too large|\bEFBIG\b/i;

/** Which limit a program's own words name: an error's message, or its last output. Null for any other failure. */
export function resourceNamedIn(text: string): 'memory' | 'file_size' | null {
  if (OUT_OF_MEMORY.test(text)) return 'memory';
  return FILE_TOO_LARGE.test(text) ? 'file_size' : null;
}

/** Which limit ended a process, or null: a crash, or a signal that somebody else sent. */
export function limitThatEnded({ signal, errorOutput }: { signal: NodeJS.Signals | null; errorOutput: string }, limits: ProcessLimits): LimitExceeded | null {
  if (signal === 'SIGXCPU') return exceeded('cpu', limits);
  // Nothing was written by a process that was killed from outside.
  const resource = signal === 'SIGKILL' ? null : resourceNamedIn(errorOutput);
  return resource && exceeded(resource, limits);
}

function exceeded(resource: Exclude<LimitedResource, 'time'>, { memory, cpuSeconds, fileSizeMb }: ProcessLimits): LimitExceeded {
  const memoryMb = 'addressSpaceMb' in memory ? memory.addressSpaceMb : memory.privateDataMb;
  const words = {
    memory: canLimitProcesses ? `took more than ${memoryMb} MB of memory` : 'ran out of memory',
    cpu: `took more than ${cpuSeconds} s of processor time`,
    file_size: `wrote a file of more than ${fileSizeMb} MB`,
  };
  return new LimitExceeded(resource, words[resource]);
}
