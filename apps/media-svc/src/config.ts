import { objectStoreOptions } from '@memory/object-store/object-store-settings';
import { databaseEnvironment, parseEnvironment, processEnvironmentSchema, serviceUrlSchema } from '@memory/service-kit';
import { fileStorageSettings } from './settings/file-storage-settings.ts';
import { jobSettings } from './settings/job-settings.ts';
import { mediaProgramSettings } from './settings/media-program-settings.ts';
import { BYTES_PER_MB } from './settings/number-schemas.ts';
import { hasAiProvider, textExtractionSettings, transcribeProvider } from './settings/text-extraction-settings.ts';

const environment = processEnvironmentSchema.extend({
  ...databaseEnvironment,
  JOURNAL_URL: serviceUrlSchema,
  /**
   * The URLs of social-svc and language-svc. media-svc requests parts of a data export from them, and from journal-svc; language-svc also converts
   * the script of transcripts.
   */
  SOCIAL_URL: serviceUrlSchema,
  LANGUAGE_URL: serviceUrlSchema,
  ...fileStorageSettings,
  ...mediaProgramSettings,
  ...textExtractionSettings,
  ...jobSettings,
});

/**
 * The names of all settings. The tests of `deploy` compare these names with the environment variables that the containers receive.
 * @public
 */
export const settingNames = Object.keys(environment.shape);
export type MediaConfig = ReturnType<typeof readConfig>;

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

/** The former names of settings. They are still accepted, because existing installations may use them. */
const formerNames = {
  IMAGE_CONCURRENCY: 'PICTURE_CONCURRENCY',
  IMAGE_TIMEOUT_MS: 'PICTURE_TIMEOUT_MS',
  IMAGE_MEMORY_MB: 'PICTURE_MEMORY_MB',
  IMAGE_CPU_SECONDS: 'PICTURE_CPU_SECONDS',
} as const;

const withCurrentNames = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  ...Object.fromEntries(Object.entries(formerNames).map(([name, former]) => [name, env[name] || env[former]])),
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
  const settings = parseEnvironment(complete, withLocalEngineDefaults(withCurrentNames(env)));
  const provider = transcribeProvider(settings);
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
