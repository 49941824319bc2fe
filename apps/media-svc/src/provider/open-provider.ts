import type { OpenAI } from 'openai';
import type { MediaConfig } from '../config.ts';

const clients = new WeakMap<MediaConfig, Promise<OpenAI>>();

/** The client of the installation's OpenAI-compatible provider. Loaded when first needed: most installations have none, and it takes 40 MB. */
export function openProvider(config: MediaConfig): Promise<OpenAI> {
  const known = clients.get(config) ?? create(config);
  clients.set(config, known);
  return known;
}

async function create(config: MediaConfig): Promise<OpenAI> {
  const [{ OpenAI: Client }, { Agent }] = await Promise.all([import('openai'), import('undici')]);
  // Each attempt has its own limit; this is the longest.
  const timeout = Math.max(config.TRANSCRIBE_TIMEOUT_MS, config.OCR_TIMEOUT_MS);
  return new Client({
    apiKey: config.OPENAI_API_KEY ?? 'none',
    baseURL: config.OPENAI_BASE_URL,
    timeout,
    // The queue tries again, with longer waits and also after a restart.
    maxRetries: 0,
    // Node's fetch gives up on an answer that does not begin within 300 s; a small server may well listen longer.
    fetchOptions: { dispatcher: new Agent({ headersTimeout: timeout, bodyTimeout: timeout }) },
  });
}
