import { type FailureReason, PassingFailure, PermanentFailure } from '../jobs/failures.ts';

/** Refusals of a file, as OpenAI-compatible servers make them: of its form, its size, its type, what is in it. */
const aboutTheFile = new Set([400, 413, 415, 422]);
/** Refusals that are about the moment: the next attempt may be let in. */
const aboutTheMoment = new Map<number, FailureReason>([
  [408, 'provider_down'],
  [409, 'provider_down'],
  [425, 'provider_down'],
  [429, 'provider_quota'],
]);

/**
 * Sorts what went wrong between us and an OpenAI-compatible provider. What it said is kept as the cause, for the log alone.
 * @throws PermanentFailure for refusals of the file or of our credentials; PassingFailure for everything else
 */
export function explainFailure(cause: unknown): never {
  if (cause instanceof PassingFailure || cause instanceof PermanentFailure) throw cause;
  const status = cause instanceof Error && 'status' in cause ? cause.status : undefined;
  if (typeof status !== 'number' || status >= 500)
    throw new PassingFailure('provider_down', `the provider failed (${status ?? 'no answer'})`, { cause });
  const passing = aboutTheMoment.get(status);
  if (passing) throw new PassingFailure(passing, `the provider is not to be had now (${status})`, { cause });
  const reason = aboutTheFile.has(status) ? 'unreadable' : 'provider_refused';
  throw new PermanentFailure(reason, `the provider refused with ${status}`, { cause });
}
