import { openAsBlob } from 'node:fs';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OpenAI } from 'openai';
import { CONFIG, type MediaConfig } from '../config.ts';
import { openProvider } from '../provider/open-provider.ts';
import { explainFailure } from '../provider/provider-failure.ts';
import { readTranscript, type Transcript } from './provider-answer.ts';

/** The provider goes by the name's ending; these are the ones its API lists. */
const endings: Partial<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/aac': 'aac',
};

export interface Speech {
  /** A local file; it is read as it is sent, never into memory. */
  readonly path: string;
  readonly contentType: string;
  /** ISO 639-1; undefined lets the provider find out. */
  readonly language: string | undefined;
}

type Detail = 'with_words' | 'text_alone';

/** Speech to text by an OpenAI-compatible endpoint: the hosted service or a Whisper server of one's own. */
@Injectable()
export class Transcriber {
  private readonly logger = new Logger(Transcriber.name);
  /** Some models give the text alone and refuse to be asked for more; they are asked so once. */
  private detail: Detail = 'with_words';

  constructor(@Inject(CONFIG) private readonly config: MediaConfig) {}

  /** @throws PassingFailure and PermanentFailure as `provider-failure.ts` tells them apart */
  async transcribe(speech: Speech, signal: AbortSignal): Promise<Transcript> {
    const client = await openProvider(this.config);
    if (this.detail === 'text_alone') return this.ask(client, speech, 'text_alone', signal);
    try {
      return await this.ask(client, speech, 'with_words', signal);
    } catch (error) {
      if (!isRefusedParameter(error)) return explainFailure(error);
    }
    // Only an answer shows that it was the parameter; a file that is refused either way says nothing about it.
    const transcript = await this.ask(client, speech, 'text_alone', signal);
    this.detail = 'text_alone';
    this.logger.log(
      { model: this.config.TRANSCRIBE_MODEL },
      'this model does not tell when words were said; it is asked for the text alone',
    );
    return transcript;
  }

  private async ask(client: OpenAI, speech: Speech, detail: Detail, signal: AbortSignal): Promise<Transcript> {
    const { path, contentType, language } = speech;
    const bytes = await openAsBlob(path, { type: contentType });
    const file = new File([bytes], `recording.${endings[contentType] ?? 'bin'}`, { type: contentType });
    const body = { file, model: this.config.TRANSCRIBE_MODEL, ...(language ? { language } : {}), temperature: 0 };
    const asked =
      detail === 'with_words'
        ? client.audio.transcriptions.create(
            { ...body, response_format: 'verbose_json', timestamp_granularities: ['word', 'segment'] },
            { signal },
          )
        : client.audio.transcriptions.create({ ...body, response_format: 'json' }, { signal }).catch(explainFailure);
    return readTranscript(await asked);
  }
}

/** A refusal that may be about what was asked for rather than about the file. */
const isRefusedParameter = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 400 || error.status === 422);
