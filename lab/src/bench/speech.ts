import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { type SpokenSound, synthesizeVoice, writeTinySpeechModel } from '@memory/testing';
import { childProcessIds, peakResidentBytes, privateDataBytes } from '../product/process-usage.ts';
import {
  copySpeechModel,
  findSpeechModel,
  localEngineSettings,
  transcribeInProduct,
} from '../speech/transcribe-in-product.ts';
import { type Benchmark, type BenchmarkContext, measureMs, signUpPerson, readJobDurations } from './benchmark.ts';

const MB = 1_024 ** 2;
const SHORT_SECONDS = 5;
const LONG_SECONDS = { quick: 30, thorough: 300 };
const run = promisify(execFile);

/** Measures the local speech engine: its speed, its memory, and how soon a short recording has its text. */
export const speechBenchmark: Benchmark = {
  name: 'speech',
  description: 'recordings become text with a speech model on this machine (--model <folder>, --recording <file>)',
  async measure(context) {
    const folder = await context.createFolder();
    const recording = await recordingToMeasure(context, folder);
    const model = findSpeechModel(context.options.model) ?? (await createTinyModel(context, folder));
    const product = await context.startProduct(localEngineSettings);
    await copySpeechModel(product.dataDir, model);
    const person = await signUpPerson(product);
    const short = synthesizeVoice(voiceOf(SHORT_SECONDS));
    const seconds = async (bytes: Uint8Array): Promise<number> =>
      (await measureMs(() => transcribeInProduct(person, bytes))) / 1_000;
    context.report({ label: `text of ${SHORT_SECONDS} s, model not loaded`, value: await seconds(short), unit: 's' });
    context.report({ label: `text of ${SHORT_SECONDS} s, model loaded`, value: await seconds(short), unit: 's' });

    const before = await readJobDurations(product, 'transcription');
    await transcribeInProduct(person, recording.bytes);
    const after = await readJobDurations(product, 'transcription');
    const factor = (after.sum - before.sum) / recording.seconds;
    context.report({
      label: `real-time factor, ${Math.round(recording.seconds)} s of sound`,
      value: factor,
      unit: '×',
    });
    const [helper] = childProcessIds(product.processId('media-worker')).filter(isSpeechHelper);
    if (helper === undefined) throw new Error('The speech helper process has ended.');
    context.report({ label: 'memory of the engine, at most', value: peakResidentBytes(helper) / MB, unit: 'MB' });
    context.report({ label: 'its private data', value: privateDataBytes(helper) / MB, unit: 'MB' });
  },
};

const isSpeechHelper = (pid: number): boolean =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('speech-helper-process');

async function createTinyModel(context: BenchmarkContext, folder: string): Promise<string> {
  const model = join(folder, 'model');
  await writeTinySpeechModel(model);
  context.print(
    '  no speech model is installed: the tiny model of the tests shows what the engine takes without a real one',
  );
  return model;
}

interface MeasuredRecording {
  readonly bytes: Uint8Array;
  readonly seconds: number;
}

async function recordingToMeasure({ options }: BenchmarkContext, folder: string): Promise<MeasuredRecording> {
  if (options.recording === undefined) {
    const seconds = LONG_SECONDS[options.isQuick ? 'quick' : 'thorough'];
    return { bytes: synthesizeVoice(voiceOf(seconds)), seconds };
  }
  const path = resolve(options.recording);
  const bytes = await readFile(path).catch(() => {
    throw new UserFacingError(`There is no recording ${path}.`);
  });
  // Converted to raw samples, the length of the recording is known even when the file does not contain it.
  const samples = join(folder, 'samples.raw');
  await run('ffmpeg', ['-v', 'error', '-i', path, '-ac', '1', '-ar', '16000', '-f', 's16le', samples]).catch(() => {
    throw new UserFacingError(`${path} is no recording that ffmpeg can read.`);
  });
  return { bytes, seconds: (await readFile(samples)).length / 2 / 16_000 };
}

/** Returns vowels in phrases of three seconds. */
const voiceOf = (seconds: number): SpokenSound[] =>
  Array.from({ length: seconds * 4 }, (_, index) => ({
    vowel: index % 12 < 10 ? (['i', 'a', 'u'] as const)[index % 3]! : null,
    seconds: 0.25,
  }));
