import { tracedFetch } from '@memory/service-kit';
import type { OpenAI } from 'openai';
import type { MediaConfig } from '../config.ts';
import { type JobFailureReason, PermanentJobFailure, RetryableJobFailure } from '../jobs/job-failures.ts';

const clientsByConfig = new WeakMap<MediaConfig, Promise<OpenAI>>();

/**
 * Returns the client of the configured OpenAI-compatible API. The client is loaded on demand, because it takes 40 MB of memory and most
 * installations have no such API.
 */
export function getOpenAiClient(config: MediaConfig): Promise<OpenAI> {
  const known = clientsByConfig.get(config) ?? createClient(config);
  clientsByConfig.set(config, known);
  return known;
}

async function createClient(config: MediaConfig): Promise<OpenAI> {
  const [{ OpenAI: Client }, { Agent }] = await Promise.all([import('openai'), import('undici')]);
  // The timeout of the client must be at least the timeout of every job attempt. Each attempt also enforces its own timeout.
  const timeout = Math.max(config.TRANSCRIBE_TIMEOUT_MS, config.OCR_TIMEOUT_MS);
  return new Client({
    apiKey: config.OPENAI_API_KEY ?? 'none',
    baseURL: config.OPENAI_BASE_URL,
    timeout,
    // The client itself does not retry requests. BullMQ retries the whole job instead, with longer delays and also after a restart of the
    // worker.
    maxRetries: 0,
    fetch: tracedFetch,
    fetchOptions: {
      // The fetch function of Node.js has a default timeout of 300 s for response headers, which is too short for a small self-hosted server.
      dispatcher: new Agent({ headersTimeout: timeout, bodyTimeout: timeout }),
      // Recordings and photos go to the address that the operator configured and to no other.
      redirect: 'error',
    },
  });
}

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
