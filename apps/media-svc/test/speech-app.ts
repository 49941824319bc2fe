import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaFileInfo } from '@memory/contracts';
import { eventually, type SpokenSound, synthesizeVoice, writeTinySpeechModel } from '@memory/testing';
import { ListQueueStates } from '../src/operations/list-queue-states.ts';
import { childProcessIds } from './child-processes.ts';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';

/** Each vowel lasts for 0.3 s and is followed by a short pause. */
const VOWEL_SECONDS = 0.36;
const say = (vowels: string): SpokenSound[] =>
  [...vowels].flatMap((vowel) => [
    { vowel: vowel as SpokenSound['vowel'], seconds: VOWEL_SECONDS - 0.06 },
    { vowel: null, seconds: 0.06 },
  ]);
const pause = (seconds: number): SpokenSound => ({ vowel: null, seconds });

/** A WAV file with two phrases. */
export const voice = synthesizeVoice([pause(0.8), ...say('iau'), pause(1.2), ...say('uai'), pause(0.5)]);
/** What the tiny models write for `voice`, and when each character begins, in seconds. */
export const voiceText = '衣妈无无妈衣';
export const voiceStarts = [0.8, 3.08].flatMap((start) => [0, 1, 2].map((index) => start + index * VOWEL_SECONDS));

/** The service with the local speech engine and a tiny model. */
export interface SpeechApp {
  readonly media: MediaApp;
  /** The folder with all models of the test. */
  readonly folder: string;
  /** Uploads a recording and waits for its text. */
  transcribe(bytes: Buffer, owner?: string): Promise<MediaFileInfo['text']>;
  readText(owner: string, fileId: string): Promise<MediaFileInfo['text']>;
  /** Returns the reason that `npm run admin -- jobs:list` shows for a file, and the number of attempts. */
  failureOf(fileId: string): Promise<{ why: string; attempts: number }>;
  stop(): Promise<void>;
}

export async function startSpeechApp(settings: Record<string, string> = {}): Promise<SpeechApp> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-test-speech-'));
  const model = join(folder, 'model');
  const [media] = await Promise.all([
    startMediaApp({
      MEDIA_SYNC_WAIT_MS: '120000',
      TRANSCRIBE_PROVIDER: 'local',
      SPEECH_MODEL_DIR: model,
      SPEECH_MEMORY_MB: '2000',
      ...settings,
    }),
    writeTinySpeechModel(model),
  ]);
  const readText: SpeechApp['readText'] = async (owner, fileId) =>
    ((await (await media.request(owner, `/api/media-files/${fileId}`)).json()) as MediaFileInfo).text;
  return {
    media,
    folder,
    readText,
    async transcribe(bytes, owner = newUserId()) {
      const { file } = await media.uploadAccepted(owner, 'audio', bytes);
      return readText(owner, file.id);
    },
    // The failure of a file is stored, and people are told of it, before its queue knows that the job has failed.
    failureOf: (fileId) =>
      eventually(async () => {
        const queues = await media.app.get(ListQueueStates).execute();
        const failures = queues.flatMap(({ lastFailures }) => lastFailures);
        const failure = failures.find((one) => one.fileId === fileId);
        if (!failure) throw new Error(`no queue has a failed job of ${fileId}`);
        return failure;
      }),
    async stop() {
      await media.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Returns the ids of the running speech helper processes. */
export const speechHelperIds = (): number[] => childProcessIds('speech-helper-process');
