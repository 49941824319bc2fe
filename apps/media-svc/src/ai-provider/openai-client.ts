import type { OpenAI } from 'openai';
import type { MediaConfig } from '../config.ts';

const clientsByConfig = new WeakMap<MediaConfig, Promise<OpenAI>>();

/**
 * The client of the configured OpenAI-compatible API. Loaded on demand, because it takes 40 MB and most installations
 * have no such API.
 */
export function getOpenAiClient(config: MediaConfig): Promise<OpenAI> {
  const known = clientsByConfig.get(config) ?? createClient(config);
  clientsByConfig.set(config, known);
  return known;
}

async function createClient(config: MediaConfig): Promise<OpenAI> {
  const [{ OpenAI: Client }, { Agent }] = await Promise.all([import('openai'), import('undici')]);
  // Each job attempt has a timeout of its own. The timeout of the client is the longest of them.
  const timeout = Math.max(config.TRANSCRIBE_TIMEOUT_MS, config.OCR_TIMEOUT_MS);
  return new Client({
    apiKey: config.OPENAI_API_KEY ?? 'none',
    baseURL: config.OPENAI_BASE_URL,
    timeout,
    // The client does not retry, because BullMQ retries jobs, with longer delays and also after a restart of the worker.
    maxRetries: 0,
    // Node's fetch has a default timeout of 300 s for response headers; a small self-hosted server may take longer.
    fetchOptions: { dispatcher: new Agent({ headersTimeout: timeout, bodyTimeout: timeout }) },
  });
}
