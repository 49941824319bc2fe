import { tracedFetch } from '@memory/service-kit';
import type { OpenAI } from 'openai';
import type { MediaConfig } from '../config.ts';

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
