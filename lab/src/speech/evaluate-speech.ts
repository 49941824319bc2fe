import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse, resolve } from 'node:path';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { distance } from 'fastest-levenshtein';
import { Converter } from 'opencc-js/t2cn';
import { Person } from '../people/person.ts';
import { Product } from '../product/product.ts';
import { copySpeechModel, findSpeechModel, localEngineSettings, transcribeInProduct } from './transcribe-in-product.ts';

/**
 * Transcribes the recordings of a folder with the product and the local speech engine. Prints the mixed error rate of each recording and of all
 * recordings: the share of the spoken Chinese characters, and words of other languages, that were transcribed wrongly.
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
    const person = await new Person(product.url, { username: 'bench' }).signUp();
    for (const { name, path, spoken } of recordings) {
      const recognized = await transcribeInProduct(person, await readFile(path));
      const { errors, units } = countWordErrors(spoken, recognized);
      total.errors += errors;
      total.units += units;
      print(`  ${name}: ${errors} of ${units} wrong${errors > 0 ? `: ${recognized}` : ''}`);
    }
  });
  const rate = total.units === 0 ? 0 : (100 * total.errors) / total.units;
  print(`\nmixed error rate: ${rate.toFixed(1)} % (${total.errors} of ${total.units} characters and words)`);
}

/** Runs `work` with a product and a speech model in a temporary folder, which is removed afterwards. */
async function withEvaluatedProduct(model: string, work: (product: Product) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-eval-'));
  // The mode lets the system users of the processes reach their folders through this folder.
  await chmod(folder, 0o755);
  const product = new Product(folder, { settings: localEngineSettings });
  try {
    await product.start();
    await copySpeechModel(product.dataDir, model);
    await work(product);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A Chinese character, or a word of a language with spaces between words. */
const UNIT = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}'])+/gu;
const toSimplified = Converter({ from: 'tw', to: 'cn' });

/**
 * Divides a text into the units of the mixed error rate: Chinese characters, and words of other languages. Punctuation, spaces, case, the width of
 * letters and the script of Chinese do not count, because they cannot be heard.
 */
export const speechUnits = (text: string): string[] =>
  toSimplified(text.normalize('NFKC').replaceAll('’', "'").toLowerCase()).match(UNIT) ?? [];

/** The number of units that must be changed, added or removed to turn the recognized text into the spoken text, and the number of spoken units. */
export interface WordErrors {
  readonly errors: number;
  readonly units: number;
}

export function countWordErrors(spoken: string, recognized: string): WordErrors {
  const ids = new Map<string, string>();
  // The library compares strings, so each unit is encoded as one character.
  const encode = (units: readonly string[]): string =>
    units.map((unit) => ids.get(unit) ?? (ids.set(unit, String.fromCharCode(ids.size + 1)), ids.get(unit))).join('');
  const right = speechUnits(spoken);
  return { errors: distance(encode(right), encode(speechUnits(recognized))), units: right.length };
}

const RECORDING = /\.(?:wav|mp3|m4a|ogg|webm)$/i;

interface SpokenRecording {
  readonly name: string;
  readonly path: string;
  /** The text that is spoken in the recording. */
  readonly spoken: string;
}

/**
 * Reads the recordings of a folder that have a transcript, such as `a.wav` with `a.txt`.
 * @throws UserFacingError when the folder does not exist or contains no such recording
 */
async function readSpokenRecordings(given: string): Promise<SpokenRecording[]> {
  const folder = resolve(given);
  const names = await readdir(folder).catch(() => {
    throw new UserFacingError(`There is no folder ${folder}.`);
  });
  const recordings = names
    .filter((name) => RECORDING.test(name) && names.includes(`${parse(name).name}.txt`))
    .toSorted();
  if (recordings.length === 0)
    throw new UserFacingError(`${folder} has no recording with a transcript, such as a.wav with a.txt.`);
  return Promise.all(
    recordings.map(async (name) => ({
      name,
      path: join(folder, name),
      spoken: await readFile(join(folder, `${parse(name).name}.txt`), 'utf8'),
    })),
  );
}
