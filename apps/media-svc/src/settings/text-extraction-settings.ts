import { spokenLanguageSchema } from '@memory/contracts';
import { z } from 'zod';
import { concurrencySchema, positiveInteger } from './number-schemas.ts';

/** The settings of text extraction: the AI provider, the transcription of recordings, and the OCR of photos. */
export const textExtractionSettings = {
  /** How long an upload request waits for the extracted text, in milliseconds. After this time media-svc responds without the text. */
  MEDIA_SYNC_WAIT_MS: z.coerce.number().int().min(0).max(120_000).default(20_000),
  /**
   * The API key of the AI provider. The provider is configured when OPENAI_API_KEY or OPENAI_BASE_URL is set, because self-hosted servers
   * often need no key.
   */
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must look like http://host:port' }).optional(),
  /**
   * `local`: the speech engine of media-worker with an installed model. `openai`: the OpenAI-compatible provider. `off`: recordings are not
   * transcribed. Default: `openai` if a provider is configured, else `off`.
   */
  TRANSCRIBE_PROVIDER: z.enum(['local', 'openai', 'off']).optional(),
  TRANSCRIBE_MODEL: z.string().min(1).default('whisper-1'),
  /**
   * The language of recordings whose owner has set no spoken language, as a BCP 47 tag such as `zh-Hant` or `en`. When this setting is not
   * set either, the AI provider detects the language.
   */
  TRANSCRIBE_LANGUAGE: spokenLanguageSchema.optional(),
  /**
   * The timeout of one transcription, in milliseconds. It is long, because a small self-hosted server needs many minutes to transcribe a
   * long recording.
   */
  TRANSCRIBE_TIMEOUT_MS: positiveInteger.default(15 * 60_000),
  /**
   * How long the AI provider may send nothing before the request is ended and retried, in milliseconds. Twice the duration of the recording is
   * added to this time (provider-idle-timeout.ts).
   */
  TRANSCRIBE_IDLE_MS: positiveInteger.default(60_000),
  /** The number of concurrent transcriptions. This default is for an AI provider; the default for the local engine is in config.ts. */
  TRANSCRIBE_CONCURRENCY: concurrencySchema.default(4),
  /** The folder with the model of the local speech engine: its files, and `model.json`, which describes them. */
  SPEECH_MODEL_DIR: z.string().min(1).optional(),
  /** The number of threads with which the local speech engine transcribes one recording. */
  SPEECH_THREADS: positiveInteger.max(64).default(1),
  /** The limit of private memory (RLIMIT_DATA) of a speech helper process, in megabytes. */
  SPEECH_MEMORY_MB: positiveInteger.default(3_072),
  /** The limit of processor time of a speech helper process from its start to its end, in seconds. */
  SPEECH_CPU_SECONDS: positiveInteger.default(3_600),
  /** The time without recordings after which a speech helper process ends, which frees the memory of its model, in milliseconds. */
  SPEECH_IDLE_MS: positiveInteger.default(60_000),
  /** Which engine recognizes the text in photos: the local OCR engine, or a vision model of the OpenAI-compatible provider. */
  OCR_PROVIDER: z.enum(['local', 'openai']).default('local'),
  OCR_MODEL: z.string().min(1).default('gpt-4o-mini'),
  OCR_TIMEOUT_MS: positiveInteger.default(60_000),
  OCR_CONCURRENCY: concurrencySchema.default(1),
  /** The limit of private memory (RLIMIT_DATA) of an OCR helper process, in megabytes. It is a third more than the largest image needs. */
  OCR_MEMORY_MB: positiveInteger.default(2_048),
  /**
   * The limit of processor time of an OCR helper process from its start to its end, in seconds. When a process that has already handled
   * other requests exceeds the limit, its current request is repeated in a new process.
   */
  OCR_CPU_SECONDS: positiveInteger.default(120),
};

type TextExtractionSettings = z.output<z.ZodObject<typeof textExtractionSettings>>;

/** Whether an OpenAI-compatible AI provider is configured. */
export const hasAiProvider = ({ OPENAI_API_KEY, OPENAI_BASE_URL }: TextExtractionSettings): boolean =>
  OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined;

/** Returns who transcribes recordings, from the setting or from whether a provider is configured. */
export const transcribeProvider = (
  settings: TextExtractionSettings,
): NonNullable<TextExtractionSettings['TRANSCRIBE_PROVIDER']> =>
  settings.TRANSCRIBE_PROVIDER ?? (hasAiProvider(settings) ? 'openai' : 'off');
