import { objectStoreOptions } from '@memory/object-store/object-store-settings';
import { BYTES_PER_MB, parseEnvironment, settingsSchema } from '@memory/service-kit';
import type { z } from 'zod';

const environment = settingsSchema('media-svc');
type MediaSettings = z.output<typeof environment>;
export type MediaConfig = ReturnType<typeof readConfig>;

/** Whether an OpenAI-compatible AI provider is configured. Self-hosted servers often need no key. */
const hasAiProvider = ({ OPENAI_API_KEY, OPENAI_BASE_URL }: MediaSettings): boolean =>
  OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined;

const complete = environment
  .refine((env) => env.S3_ENDPOINT !== undefined || env.MEDIA_DIR !== undefined, {
    path: ['MEDIA_DIR'],
    error: 'is not set, and neither is S3_ENDPOINT',
  })
  .refine((env) => env.OCR_PROVIDER === 'local' || hasAiProvider(env), {
    path: ['OPENAI_API_KEY'],
    error: 'is not set, and neither is OPENAI_BASE_URL; OCR_PROVIDER=openai needs one of them',
  })
  .refine((env) => env.TRANSCRIBE_PROVIDER !== 'openai' || hasAiProvider(env), {
    path: ['OPENAI_API_KEY'],
    error: 'is not set, and neither is OPENAI_BASE_URL; TRANSCRIBE_PROVIDER=openai needs one of them',
  })
  .refine((env) => env.TRANSCRIBE_PROVIDER !== 'local' || env.SPEECH_MODEL_DIR !== undefined, {
    path: ['SPEECH_MODEL_DIR'],
    error: 'is not set; TRANSCRIBE_PROVIDER=local needs the folder of a speech model',
  });

/**
 * The local speech engine transcribes one recording at a time unless TRANSCRIBE_CONCURRENCY is set, because each concurrent transcription needs the
 * memory of a whole model.
 */
const withLocalEngineDefaults = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  env.TRANSCRIBE_PROVIDER === 'local' ? { ...env, TRANSCRIBE_CONCURRENCY: env.TRANSCRIBE_CONCURRENCY || '1' } : env;

/**
 * Reads and validates the settings of media-svc.
 * @throws ConfigurationError that lists every invalid setting
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const settings = parseEnvironment(complete, withLocalEngineDefaults(env));
  const provider = settings.TRANSCRIBE_PROVIDER ?? (hasAiProvider(settings) ? 'openai' : 'off');
  return {
    ...settings,
    storage: objectStoreOptions(settings),
    /** The storage quota in bytes of users for whom no individual quota is set. */
    defaultQuotaBytes: settings.STORAGE_PER_PERSON_MB * BYTES_PER_MB,
    TRANSCRIBE_PROVIDER: provider,
    /** Whether recordings are transcribed. Otherwise they are stored without text. */
    canTranscribe: provider !== 'off',
    /** Whether the operator has set a transcription provider, `off` included. */
    isTranscriptionProviderChosen: settings.TRANSCRIBE_PROVIDER !== undefined || hasAiProvider(settings),
  };
}
