import { canLimitProcesses, type ProcessLimits } from './limited-command.ts';

export type LimitedResource = 'memory' | 'cpu' | 'file_size' | 'time';

/** Thrown when a child process exceeded one of its resource limits. The message states the limit, for administrators. */
export class ProcessLimitExceeded extends Error {
  override readonly name = 'LimitExceeded';
  readonly resource: LimitedResource;

  constructor(resource: LimitedResource, message: string, options?: { cause: unknown }) {
    super(message, options);
    this.resource = resource;
  }
}

/**
 * Creates the error for an exceeded wall-clock timeout. The caller enforces this timeout, because the kernel limits only processor time.
 */
export const createTimeLimitExceeded = (ms: number, options?: { cause: unknown }): ProcessLimitExceeded =>
  new ProcessLimitExceeded('time', `took longer than ${ms / 1_000} s`, options);

/**
 * Matches the messages that programs write when an allocation fails: V8 ('Fatal process out of memory', 'JavaScript heap out of memory',
 * 'Array buffer allocation failed'), WebAssembly ('could not allocate memory', 'Aborted(OOM)'), C++ ('std::bad_alloc'), GLib ('failed to
 * allocate'; 'Error creating thread', when the stack of the thread does not fit), libvips ('out of memory'), libjpeg ('Insufficient memory'),
 * libwebp ('OUT_OF_MEMORY'), the C library (ENOMEM: 'Cannot allocate memory').
 */
const OUT_OF_MEMORY =
  /out[ _]of[ _]memory|insufficient memory|bad_alloc|(?:cannot|could not|failed to|unable to) allocate|allocation failed|enlarge memory|creating thread|Aborted\(OOM\)|\bENOMEM\b/i;
/**
 * Matches the messages of programs that wrote a file beyond the size limit (EFBIG). Node.js writes such a message, because it ignores the
 * signal SIGXFSZ, which ends other programs.
 */
const FILE_TOO_LARGE = /file too large|\bEFBIG\b/i;

/** Returns the resource that is exhausted according to an error message or error output; null for any other failure. */
export function findExhaustedResource(text: string): 'memory' | 'file_size' | null {
  if (OUT_OF_MEMORY.test(text)) return 'memory';
  return FILE_TOO_LARGE.test(text) ? 'file_size' : null;
}

/** Returns the error for the limit that a process exceeded; null when the process crashed or was killed from outside. */
export function findExceededProcessLimit(
  { signal, errorOutput }: { signal: NodeJS.Signals | null; errorOutput: string },
  limits: ProcessLimits,
): ProcessLimitExceeded | null {
  if (signal === 'SIGXCPU') return exceeded('cpu', limits);
  // A process that is ended by SIGKILL cannot write an error message. Its earlier error output, such as a warning, is therefore not the
  // reason.
  const resource = signal === 'SIGKILL' ? null : findExhaustedResource(errorOutput);
  return resource && exceeded(resource, limits);
}

function exceeded(
  resource: Exclude<LimitedResource, 'time'>,
  { memory, cpuSeconds, fileSizeMb }: ProcessLimits,
): ProcessLimitExceeded {
  const memoryMb = 'addressSpaceMb' in memory ? memory.addressSpaceMb : memory.privateDataMb;
  const messages = {
    memory: canLimitProcesses ? `took more than ${memoryMb} MB of memory` : 'ran out of memory',
    cpu: `took more than ${cpuSeconds} s of processor time`,
    file_size: `wrote a file of more than ${fileSizeMb} MB`,
  };
  return new ProcessLimitExceeded(resource, messages[resource]);
}
