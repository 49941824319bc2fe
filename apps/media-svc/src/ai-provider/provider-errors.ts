import { type JobFailureReason, RetryableJobFailure, PermanentJobFailure } from '../jobs/job-failures.ts';

/** The HTTP statuses with which OpenAI-compatible servers reject a file because of its format, size, type or content. */
const fileRejectedStatuses = new Set([400, 413, 415, 422]);
/** The HTTP statuses of client errors (4xx) after which a retry may succeed, with the job failure reason for each. */
const retryableStatuses = new Map<number, JobFailureReason>([
  [408, 'provider_down'],
  [409, 'provider_down'],
  [425, 'provider_down'],
  [429, 'provider_quota'],
]);

/**
 * Converts an error of the AI provider's client to a job failure and throws it. The message of the provider is kept as the cause, which is
 * only logged.
 * @throws PermanentJobFailure when the provider rejects the file or the credentials; RetryableJobFailure for all other errors
 */
export function throwAsJobFailure(cause: unknown): never {
  // The client wraps an error of its fetch function as the cause of its own error.
  for (const error of [cause, cause instanceof Error ? cause.cause : undefined])
    if (error instanceof RetryableJobFailure || error instanceof PermanentJobFailure) throw error;
  const status = cause instanceof Error && 'status' in cause ? cause.status : undefined;
  if (typeof status !== 'number' || status >= 500)
    throw new RetryableJobFailure('provider_down', `the provider failed (${status ?? 'no response'})`, { cause });
  const retryableReason = retryableStatuses.get(status);
  if (retryableReason)
    throw new RetryableJobFailure(retryableReason, `the provider is unavailable (${status})`, { cause });
  const reason = fileRejectedStatuses.has(status) ? 'unreadable' : 'provider_refused';
  throw new PermanentJobFailure(reason, `the provider rejected the request (${status})`, { cause });
}
