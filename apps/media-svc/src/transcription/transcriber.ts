import { openAsBlob } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import type { OpenAI } from 'openai';
import { CONFIG, type MediaConfig } from '../config.ts';
import { explainFailure } from './provider-failure.ts';

/** The provider goes by the name's ending; these are the ones its API lists. */
const endings: Partial<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/aac': 'aac',
};

/** Speech to text by an OpenAI-compatible endpoint: the hosted service or a Whisper server of one's own. */
@Injectable()
export class Transcriber {
  private client: Promise<OpenAI> | undefined;

  constructor(@Inject(CONFIG) private readonly config: MediaConfig) {}

  /**
   * The words of a recording.
   * @param path a local file; it is read as it is sent, never into memory
   * @throws PassingFailure and PermanentFailure as `provider-failure.ts` tells them apart
   */
  async transcribe(path: string, contentType: string, signal: AbortSignal): Promise<string> {
    this.client ??= openClient(this.config);
    const client = await this.client;
    const bytes = await openAsBlob(path, { type: contentType });
    const file = new File([bytes], `recording.${endings[contentType] ?? 'bin'}`, { type: contentType });
    const { text } = await client.audio.transcriptions
      .create({ file, model: this.config.TRANSCRIBE_MODEL, response_format: 'json' }, { signal })
      .catch(explainFailure);
    return text;
  }
}

/** Loaded when it is first needed: most installations have no provider, and it takes 40 MB. */
async function openClient(config: MediaConfig): Promise<OpenAI> {
  const [{ OpenAI }, { Agent }] = await Promise.all([import('openai'), import('undici')]);
  const timeout = config.TRANSCRIBE_TIMEOUT_MS;
  return new OpenAI({
    apiKey: config.OPENAI_API_KEY ?? 'none',
    baseURL: config.OPENAI_BASE_URL,
    timeout,
    // The queue tries again, with longer waits and also after a restart.
    maxRetries: 0,
    // Node's fetch gives up on an answer that does not begin within 300 s; a small server may well listen longer.
    fetchOptions: { dispatcher: new Agent({ headersTimeout: timeout, bodyTimeout: timeout }) },
  });
}
