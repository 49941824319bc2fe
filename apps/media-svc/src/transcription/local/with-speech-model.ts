import { readFile } from 'node:fs/promises';
import { descriptionPath, readSpeechModel, type SpeechModel, UnusableSpeechModel } from '@memory/speech-model';
import { PermanentJobFailure, RetryableJobFailure } from '../../jobs/job-failures.ts';

/**
 * Runs `work` with the speech model in a folder.
 * @throws RetryableJobFailure `engine_unusable` when the model cannot be used because it was replaced or removed during the job;
 *   PermanentJobFailure `engine_unusable` when it cannot be used for another reason; and whatever else `work` throws
 */
export async function withSpeechModel<Result>(
  folder: string,
  work: (model: SpeechModel) => Promise<Result>,
): Promise<Result> {
  const description = await readDescription(folder);
  try {
    return await work(await readModel(folder));
  } catch (cause) {
    const isUnusable = cause instanceof PermanentJobFailure && cause.reason === 'engine_unusable';
    if (!isUnusable || (await readDescription(folder)) === description) throw cause;
    throw new RetryableJobFailure('engine_unusable', `the speech model was replaced meanwhile: ${cause.message}`, {
      cause,
    });
  }
}

const readModel = (folder: string): Promise<SpeechModel> =>
  readSpeechModel(folder).catch((cause: unknown) => {
    if (!(cause instanceof UnusableSpeechModel)) throw cause;
    throw new PermanentJobFailure('engine_unusable', cause.message, { cause });
  });

/** Reads the description of the model in a folder; null when it cannot be read, which `readSpeechModel` reports. */
const readDescription = (folder: string): Promise<string | null> =>
  readFile(descriptionPath(folder), 'utf8').catch(() => null);
