import { HelperExited, HelperResponseIncomplete } from '../../helper-processes/helper-process.ts';
import { PermanentJobFailure, processLimitFailure, RetryableJobFailure } from '../../jobs/job-failures.ts';
import { ProcessLimitExceeded } from '../../process-limits/limit-exceeded.ts';

/**
 * Returns the job failure for an error of a speech helper process.
 * @param isLoaded whether the engine had loaded its models. Before that, the recording cannot be the cause, and every other recording would fail in
 *   the same way
 */
export function speechJobFailure(cause: unknown, isLoaded: boolean): unknown {
  if (cause instanceof HelperExited) return failureOfExit(cause, isLoaded);
  if (cause instanceof HelperResponseIncomplete)
    return engineUnusable(`the speech engine could not recognize a phrase: ${cause.message}`, cause);
  if (!(cause instanceof ProcessLimitExceeded)) return cause;
  if (!isLoaded) return engineUnusable(`the speech engine could not load its models: ${cause.message}`, cause);
  // VoiceDetector divides long phrases, so the memory that a phrase needs depends on the model, not on the recording.
  return cause.resource === 'memory'
    ? engineUnusable(`the speech engine could not recognize a phrase: ${cause.message} (SPEECH_MEMORY_MB)`, cause)
    : processLimitFailure(cause);
}

function failureOfExit(cause: HelperExited, isLoaded: boolean): PermanentJobFailure | RetryableJobFailure {
  if (cause.isForAnotherProcessor)
    return engineUnusable(
      `the speech engine needs instructions that the processor of this machine does not have: ${cause.message}`,
      cause,
    );
  if (cause.wasKilled)
    return new RetryableJobFailure(
      'child_died',
      `the speech engine was killed, most likely because this machine has too little memory: ${cause.message}`,
      { cause },
    );
  return isLoaded
    ? new RetryableJobFailure('child_died', cause.message, { cause })
    : engineUnusable(`the speech engine could not load its models: ${cause.message}`, cause);
}

const engineUnusable = (message: string, cause: unknown): PermanentJobFailure =>
  new PermanentJobFailure('engine_unusable', message, { cause });
