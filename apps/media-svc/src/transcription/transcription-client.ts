import { openAsBlob } from 'node:fs';
import { tracedFetch } from '@memory/service-kit';
import { Logger } from '@nestjs/common';
import type { OpenAI } from 'openai';
import { getOpenAiClient, throwAsJobFailure } from '../ai-provider/openai-client.ts';
import type { MediaConfig } from '../config.ts';
import { RetryableJobFailure } from '../jobs/job-failures.ts';
import { parseTranscriptionResponse, type Transcript } from './parse-transcription-response.ts';

/**
 * Returns a fetch function that ends a request when the provider sends no byte for `idleMs`: either from the start of the request to the headers of
 * the response, or between two parts of the response body. The time until the headers includes the upload of the request body.
 * @returns a function that throws RetryableJobFailure `timed_out`, even while the response body is read
 */
function fetchWithIdleTimeout(idleMs: number): typeof fetch {
  return async (url, init = {}) => {
    const idle = new AbortController();
    const failure = new RetryableJobFailure('timed_out', `the provider sent nothing for ${idleMs / 1_000} s`);
    const timer = setTimeout(() => idle.abort(failure), idleMs);
    const signal = init.signal ? AbortSignal.any([init.signal, idle.signal]) : idle.signal;
    try {
      const response = await tracedFetch(url, { ...init, signal });
      timer.refresh();
      const { status, statusText, headers } = response;
      const body = response.body?.pipeThrough(restartTimerWithEachChunk(timer)) ?? null;
      return new Response(body, { status, statusText, headers });
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  };
}

const restartTimerWithEachChunk = (timer: NodeJS.Timeout): TransformStream<Uint8Array, Uint8Array> =>
  new TransformStream({
    transform(chunk, controller) {
      timer.refresh();
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });

/**
 * The file extension for each content type of recordings. The AI provider detects the format by the file extension, and its API accepts
 * only these extensions.
 */
const fileExtensions: Partial<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/aac': 'aac',
};

/** Whether the API of OpenAI accepts recordings of this content type. */
export const isAcceptedByProvider = (contentType: string): boolean => contentType in fileExtensions;

interface RecordingToSend {
  /** The path of a local file, which is streamed to the AI provider. */
  readonly path: string;
  readonly contentType: string;
  /** The language code, such as `zh` or `yue`. When it is undefined, the AI provider detects the language. */
  readonly language: string | undefined;
  /** How long the AI provider may send nothing, in milliseconds. */
  readonly idleTimeoutMs: number;
}

type ResponseDetail = 'with_words' | 'text_only';

/** The client of an OpenAI-compatible API for transcription: the hosted service of OpenAI or a self-hosted Whisper server. */
export class TranscriptionClient {
  private readonly logger = new Logger(TranscriptionClient.name);
  /**
   * Whether word times are requested. Some models return only the text and reject a request for word times. Once a request has succeeded
   * only without word times, all later requests ask only for the text.
   */
  private detail: ResponseDetail = 'with_words';

  constructor(private readonly config: MediaConfig) {}

  /**
   * Transcribes a recording with the AI provider.
   * @throws RetryableJobFailure, PermanentJobFailure; see ai-provider/openai-client.ts
   */
  async transcribe(recording: RecordingToSend, signal: AbortSignal): Promise<Transcript> {
    const fetch = fetchWithIdleTimeout(recording.idleTimeoutMs);
    const client = (await getOpenAiClient(this.config)).withOptions({ fetch });
    if (this.detail === 'text_only') return this.request(client, recording, 'text_only', signal);
    try {
      return await this.request(client, recording, 'with_words', signal);
    } catch (error) {
      if (!isRejectedParameter(error)) return throwAsJobFailure(error);
    }
    // When this second request succeeds, the model does not support word times. When it fails too, the AI provider has rejected the file,
    // and word times are requested again for the next recording.
    const transcript = await this.request(client, recording, 'text_only', signal);
    this.detail = 'text_only';
    this.logger.log(
      { model: this.config.TRANSCRIBE_MODEL },
      'this model returns no word times; from now on only the text is requested',
    );
    return transcript;
  }

  private async request(
    client: OpenAI,
    recording: RecordingToSend,
    detail: ResponseDetail,
    signal: AbortSignal,
  ): Promise<Transcript> {
    const { path, contentType, language } = recording;
    const bytes = await openAsBlob(path, { type: contentType });
    const file = new File([bytes], `recording.${fileExtensions[contentType] ?? 'bin'}`, { type: contentType });
    const body = { file, model: this.config.TRANSCRIBE_MODEL, ...(language ? { language } : {}), temperature: 0 };
    const response =
      detail === 'with_words'
        ? client.audio.transcriptions.create(
            { ...body, response_format: 'verbose_json', timestamp_granularities: ['word', 'segment'] },
            { signal },
          )
        : client.audio.transcriptions.create({ ...body, response_format: 'json' }, { signal }).catch(throwAsJobFailure);
    return parseTranscriptionResponse(await response);
  }
}

/** Whether the AI provider may have rejected a parameter of the request instead of the file. */
const isRejectedParameter = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 400 || error.status === 422);
