import { spokenLanguageSchema } from '@memory/contracts/spoken-language';
import { z } from 'zod';
import { setting } from './setting.ts';
import { concurrency, httpUrl, positiveInteger } from './value-schemas.ts';

/** Who makes text of recordings and photos, and who detects moods and translates: this machine, or a server with models. */
export const textSettings = {
  OPENAI_API_KEY: setting({
    // A provider is configured when this key or OPENAI_BASE_URL is set, because self-hosted servers often need no key.
    schema: z.string().min(1).optional(),
    readBy: ['media-svc', 'language-svc'],
    isSecret: true,
    description:
      'the key of an OpenAI-compatible server for [transcription](operations/transcription.md), handwriting and language; without a key or an address, recordings are kept without their words',
  }),
  OPENAI_BASE_URL: setting({
    schema: httpUrl('must look like http://host:port').optional(),
    readBy: ['media-svc', 'language-svc'],
    description:
      'the address of the OpenAI-compatible server, your own Whisper included; of the profile `speech` of Compose (`COMPOSE_PROFILES=speech`): `http://speech:8000/v1`',
    defaultText: "OpenAI's, with a key",
  }),
  TRANSCRIBE_PROVIDER: setting({
    schema: z.enum(['local', 'openai', 'off']).optional(),
    readBy: ['media-svc'],
    description:
      '`local`: recordings become text on this machine, by [a speech model](operations/transcription.md#on-this-machine) that `npm run admin -- speech:install` installs (in containers: in the volume `models`); `openai`: by the server; `off`: by nobody, also where there is a key',
    defaultText:
      '`openai` with a key or an address, else `local` with an installed speech model (not in containers), else `off`',
  }),
  TRANSCRIBE_MODEL: setting({
    schema: z.string().min(1).default('whisper-1'),
    readBy: ['media-svc'],
    description: 'the model for transcription on the server; for the profile `speech`: `Systran/faster-whisper-small`',
  }),
  TRANSCRIBE_LANGUAGE: setting({
    schema: spokenLanguageSchema.optional(),
    readBy: ['media-svc'],
    description:
      'the language of recordings whose owner has set none (`zh-Hant`, `zh-CN`, `en`): a hint for the model, and the script of the transcripts. Without either, the server detects the language',
  }),
  OCR_PROVIDER: setting({
    schema: z.enum(['local', 'openai']).default('local'),
    readBy: ['media-svc'],
    description:
      '`openai`: a vision model of the server reads photos of handwriting, instead of this machine. Each photo is sent to that server',
  }),
  OCR_MODEL: setting({
    schema: z.string().min(1).default('gpt-4o-mini'),
    readBy: ['media-svc'],
    description: 'the model that reads photos',
  }),
  LANGUAGE_PROVIDER: setting({
    schema: z.enum(['local', 'openai']).default('local'),
    readBy: ['language-svc'],
    description:
      '`openai`: moods and translations by a model of the server; when it fails, the local result is used. Each new text is sent to that server',
  }),
  LANGUAGE_MODEL: setting({
    schema: z.string().min(1).default('gpt-4o-mini'),
    readBy: ['language-svc'],
    description: 'the model for moods and translations',
  }),
  SPEECH_MODEL_DIR: setting({
    schema: z.string().min(1).optional(),
    readBy: ['media-svc'],
    isInternal: true,
    description:
      'the folder with the model of the local speech engine: its files, and `model.json`, which describes them',
    containers: { reason: 'a volume', compose: '/data/models/speech', kubernetes: '/data/models/speech' },
  }),
  PRONUNCIATION_DIR: setting({
    schema: z.string().min(1).optional(),
    readBy: ['language-svc'],
    isInternal: true,
    description: 'the folder with recordings of words that `npm run admin -- pronunciation:install` fills',
    containers: {
      reason: 'a volume; in Kubernetes every replica would need the same one',
      compose: '/data/pronunciation',
    },
  }),
};

/** The limits of what makes text. Operators change them for machines that are much smaller or larger (docs/operations/scaling-workers.md). */
export const textLimitSettings = {
  MEDIA_SYNC_WAIT_MS: setting({
    schema: z.coerce.number().int().min(0).max(120_000).default(20_000),
    readBy: ['media-svc'],
    description: 'how long an upload waits for the text of its file, before the response is sent without the text',
  }),
  TRANSCRIBE_TIMEOUT_MS: setting({
    schema: positiveInteger.default(15 * 60_000),
    readBy: ['media-svc'],
    description: 'the timeout of one transcription; a small server needs many minutes for a long recording',
  }),
  TRANSCRIBE_IDLE_MS: setting({
    schema: positiveInteger.default(60_000),
    readBy: ['media-svc'],
    description:
      'how long the server may send nothing before the request is retried; twice the duration of the recording is added',
  }),
  TRANSCRIBE_CONCURRENCY: setting({
    // This default is for a server; the default for the local engine is in config.ts of media-svc.
    schema: concurrency.default(4),
    readBy: ['media-svc'],
    description: 'how many recordings one worker transcribes at a time',
    defaultText: '4, with a local speech model 1',
  }),
  SPEECH_THREADS: setting({
    schema: positiveInteger.max(64).default(1),
    readBy: ['media-svc'],
    description: 'the number of threads with which the local speech engine transcribes one recording',
  }),
  SPEECH_MEMORY_MB: setting({
    schema: positiveInteger.default(3_072),
    readBy: ['media-svc'],
    description: 'the limit of private memory (RLIMIT_DATA) of a speech helper process, in megabytes',
  }),
  SPEECH_CPU_SECONDS: setting({
    schema: positiveInteger.default(3_600),
    readBy: ['media-svc'],
    description: 'the limit of processor time of a speech helper process from its start to its end',
  }),
  SPEECH_IDLE_MS: setting({
    schema: positiveInteger.default(60_000),
    readBy: ['media-svc'],
    description: 'after how long without recordings a speech helper process ends, which frees the memory of its model',
  }),
  OCR_TIMEOUT_MS: setting({
    schema: positiveInteger.default(60_000),
    readBy: ['media-svc'],
    description: 'the timeout for reading one photo',
  }),
  OCR_CONCURRENCY: setting({
    schema: concurrency.default(1),
    readBy: ['media-svc'],
    description: 'how many photos one worker reads at a time',
  }),
  OCR_MEMORY_MB: setting({
    // A third more than the largest image needs.
    schema: positiveInteger.default(2_048),
    readBy: ['media-svc'],
    description: 'the limit of private memory (RLIMIT_DATA) of an OCR helper process, in megabytes',
  }),
  OCR_CPU_SECONDS: setting({
    // When a process that has already handled other requests exceeds the limit, its current request is repeated in a new process.
    schema: positiveInteger.default(120),
    readBy: ['media-svc'],
    description: 'the limit of processor time of an OCR helper process from its start to its end',
  }),
  LANGUAGE_TIMEOUT_MS: setting({
    schema: z.coerce.number().int().min(100).max(60_000).default(8_000),
    readBy: ['language-svc'],
    description: 'how long a call to the language model may take before the local result is used',
  }),
};
