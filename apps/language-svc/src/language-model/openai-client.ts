import { tracedFetch } from '@memory/service-kit';
import type { OpenAI } from 'openai';
import type { LanguageConfig } from '../config.ts';

const MAX_RESPONSE_BYTES = 64 * 1024;
const MAX_RESPONSE_TOKENS = 200;

/** Requests chat completions from the OpenAI-compatible server that is configured. */
export class OpenAiClient {
  private client: Promise<OpenAI> | undefined;

  constructor(private readonly config: LanguageConfig) {}

  /**
   * Sends `input` to the model and returns the text of its reply.
   * @param instruction the system message
   * @throws an error of the `openai` package; RangeError for a response above 64 KiB; AbortError after LANGUAGE_TIMEOUT_MS
   */
  async complete(instruction: string, input: string): Promise<string> {
    this.client ??= createClient(this.config);
    const client = await this.client;
    const { choices } = await client.chat.completions.create(
      {
        model: this.config.LANGUAGE_MODEL,
        max_tokens: MAX_RESPONSE_TOKENS,
        temperature: 0,
        messages: [
          { role: 'system', content: instruction },
          { role: 'user', content: input },
        ],
      },
      // This timeout covers the whole call, including the response body.
      { signal: AbortSignal.timeout(this.config.LANGUAGE_TIMEOUT_MS) },
    );
    return choices[0]?.message.content ?? '';
  }
}

/**
 * Creates the client of the `openai` package. The package is imported here, at the first call, because most installations have no model.
 */
async function createClient(config: LanguageConfig): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai');
  return new Client({
    apiKey: config.OPENAI_API_KEY ?? 'none',
    baseURL: config.OPENAI_BASE_URL,
    timeout: config.LANGUAGE_TIMEOUT_MS,
    // No retries, because the user is waiting and the local result is available at once.
    maxRetries: 0,
    fetch: restrictedFetch,
  });
}

/**
 * `fetch` whose body stream fails above MAX_RESPONSE_BYTES, so that a provider cannot exhaust the process's memory. A redirect is an error:
 * the user's text goes to the address that the operator configured and to no other.
 */
const restrictedFetch: typeof fetch = async (input, init) => {
  const response = await tracedFetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MAX_RESPONSE_BYTES) throw new RangeError(`the response is larger than ${MAX_RESPONSE_BYTES} bytes`);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(limited, { status: response.status, statusText: response.statusText, headers: response.headers });
};
