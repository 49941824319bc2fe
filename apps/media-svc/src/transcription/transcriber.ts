import { openAsBlob } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import OpenAI from 'openai';
import { Agent } from 'undici';
import { CONFIG, type MediaConfig } from '../config.ts';

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
  private readonly client: OpenAI;
  private readonly model: string;

  constructor(@Inject(CONFIG) config: MediaConfig) {
    const timeout = config.TRANSCRIBE_TIMEOUT_MS;
    this.model = config.TRANSCRIBE_MODEL;
    this.client = new OpenAI({
      apiKey: config.OPENAI_API_KEY ?? 'none',
      baseURL: config.OPENAI_BASE_URL,
      timeout,
      // The queue tries again, with longer waits and also after a restart.
      maxRetries: 0,
      // Node's fetch gives up on an answer that does not begin within 300 s; a small server may well listen longer.
      fetchOptions: { dispatcher: new Agent({ headersTimeout: timeout, bodyTimeout: timeout }) },
    });
  }

  /**
   * The words of a recording.
   * @param path a local file; it is read as it is sent, never into memory
   * @throws OpenAI.APIError when the provider refuses, fails or does not answer in time
   */
  async transcribe(path: string, contentType: string): Promise<string> {
    const bytes = await openAsBlob(path, { type: contentType });
    const file = new File([bytes], `recording.${endings[contentType] ?? 'bin'}`, { type: contentType });
    const { text } = await this.client.audio.transcriptions.create({ file, model: this.model, response_format: 'json' });
    return text;
  }
}
