import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { RunningProduct } from '../bench/benchmark.ts';
import { startMeasuredProduct } from '../bench/start-product.ts';
import { findSpeechModel } from './find-speech-model.ts';
import { copySpeechModel, localEngineSettings } from './local-engine-settings.ts';
import { readSpokenRecordings } from './speech-recordings.ts';
import { transcribeInProduct } from './transcribe-in-product.ts';
import { countWordErrors } from './word-errors.ts';

/**
 * Transcribes the recordings of a folder with the product and the local speech engine, and prints the mixed error rate of each and of all:
 * wrong Chinese characters and words of other languages, of those that were said.
 * @throws UserFacingError when there is no folder, no recording with a transcript or no model
 */
export async function evaluateSpeech(
  folder: string | undefined,
  givenModel: string | undefined,
  print: (line: string) => void,
): Promise<void> {
  if (folder === undefined)
    throw new UserFacingError('Which folder? npm run eval -- speech <folder> [--model <folder>]');
  const recordings = await readSpokenRecordings(folder);
  const model = findSpeechModel(givenModel);
  if (model === null)
    throw new UserFacingError(
      'No speech model is installed, and --model names none (docs/operations/transcription.md).',
    );
  const total = { errors: 0, units: 0 };
  await withEvaluatedProduct(model, async (product) => {
    const session = await product.registerAccount();
    for (const { name, path, spoken } of recordings) {
      const recognized = await transcribeInProduct(product, session, await readFile(path));
      const { errors, units } = countWordErrors(spoken, recognized);
      total.errors += errors;
      total.units += units;
      print(`  ${name}: ${errors} of ${units} wrong${errors > 0 ? `: ${recognized}` : ''}`);
    }
  });
  const rate = total.units === 0 ? 0 : (100 * total.errors) / total.units;
  print(`\nmixed error rate: ${rate.toFixed(1)} % (${total.errors} of ${total.units} characters and words)`);
}

/** Runs `work` with the product and a speech model in a temporary folder, which is removed afterwards. */
async function withEvaluatedProduct(model: string, work: (product: RunningProduct) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'memory-eval-'));
  try {
    const product = await startMeasuredProduct(dataDir, localEngineSettings);
    try {
      await copySpeechModel(dataDir, model);
      await work(product);
    } finally {
      await product.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
