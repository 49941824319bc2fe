import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import * as OpenCC from 'opencc-js/cn2t';
import { TextAnnotator } from '../../src/annotate/annotator.ts';
import type { InMemoryDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import { formatPinyin } from '../../src/readings/format-pinyin.ts';
import { type ReadingModel, readReadingModel } from '../../src/readings/model/reading-model.ts';
import { parseNumberedPinyin } from '../../src/readings/parse-numbered-pinyin.ts';
import { ReadingResolver } from '../../src/readings/reading-resolver.ts';
import type { ReadingRule } from '../../src/readings/reading-rule.ts';
import { readingRules } from '../../src/readings/reading-rules.ts';
import type { Segmenter } from '../../src/segmentation/segmenter.ts';
import { toSimplified } from '../../src/segmentation/to-simplified.ts';

/** A sentence with the correct readings of some of its characters, which a person has noted. */
export interface LabelledSentence {
  /** The sentence in simplified characters. */
  text: string;
  /** The same sentence in traditional characters. */
  traditional: string;
  targets: Array<{ index: number; pinyin: string }>;
}

/** A character of a labelled sentence for which the service chose another reading than the labelled one. */
export interface ReadingError {
  text: string;
  index: number;
  character: string;
  expected: string;
  actual: string;
}

/**
 * `training`: sentences that the model learns from and the authors of the rules have read. `agreed`: ordinary sentences that the model learns
 * from too, whose labels no person noted: two programs agreed on them (the rules and usual readings of this project as of November 2026, and
 * the network of g2pM). `held-out`: sentences that only measure the accuracy; only `npm run eval` reads them.
 */
export type DataSplit = 'training' | 'agreed' | 'held-out';

const convertToTraditional = OpenCC.Converter({ from: 'cn', to: 'tw' });

/** The sentences of one file. */
export interface SentenceSet {
  /** The name of the file without its ending. */
  name: string;
  sentences: LabelledSentence[];
}

/** Reads the files of a split, in the order of their names. */
export function readSentenceSets(split: DataSplit): SentenceSet[] {
  const folder = new URL(`${split}/`, import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .map((file) => ({ name: parse(file).name, sentences: readSentences(new URL(file, folder)) }));
}

/**
 * Reads labelled sentences, one per line: `爷爷*背着我 | bei1`. A star precedes each character whose reading is given after the bar. After a
 * second bar, a line may give the sentence in traditional characters, where the automatic conversion would be wrong. A line may also be
 * written in traditional characters.
 */
export function readSentences(path: URL | string): LabelledSentence[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseLine);
}

/** @throws SyntaxError when a line does not have as many readings as stars */
export function parseLine(line: string): LabelledSentence {
  const [starred = '', readings = '', traditional] = line.split('|');
  const parts = starred.trim().split('*');
  const written = parts.join('');
  const pinyin = readings
    .trim()
    .split(' ')
    .map((reading) => formatPinyin(parseNumberedPinyin(reading)));
  if (pinyin.length !== parts.length - 1)
    throw new SyntaxError(`${parts.length - 1} stars, ${pinyin.length} readings: ${line}`);
  const targets = pinyin.map((reading, at) => ({ index: parts.slice(0, at + 1).join('').length, pinyin: reading }));
  const simplified = toSimplified(written);
  const isTraditional = simplified !== written && convertToTraditional(written) === written;
  return {
    text: isTraditional ? simplified : written,
    targets,
    traditional: traditional ?? (isTraditional ? written : convertToTraditional(written)),
  };
}

/** Returns the sentence in traditional characters, with the same labels. */
export function toTraditionalLabelledSentence(sentence: LabelledSentence): LabelledSentence {
  if (sentence.traditional.length !== sentence.text.length)
    throw new RangeError(`Not as long in traditional characters: ${sentence.text}`);
  return { ...sentence, text: sentence.traditional };
}

let trainedModel: ReadingModel | undefined;
const readTrainedModel = (): ReadingModel => (trainedModel ??= readReadingModel());

/** @param model the trained model, unless another one is given, such as one of a round of cross-validation */
export const createAnnotator = (
  dictionary: InMemoryDictionary,
  segmenter: Segmenter,
  rules: readonly ReadingRule[] = readingRules,
  model: ReadingModel = readTrainedModel(),
): TextAnnotator =>
  new TextAnnotator(segmenter, new ReadingResolver(dictionary, rules, (word) => segmenter.partOfSpeechOf(word), model));

export function findReadingErrors(
  annotator: TextAnnotator,
  { text, targets }: Pick<LabelledSentence, 'text' | 'targets'>,
): ReadingError[] {
  const readings = readingsByIndex(annotator, text);
  return targets
    .map(({ index, pinyin }) => ({
      text,
      index,
      character: text.charAt(index),
      expected: pinyin,
      actual: readings[index] ?? '',
    }))
    .filter(({ expected, actual }) => expected !== actual.toLowerCase());
}

/** Returns the pinyin at each UTF-16 unit of a text; the pinyin of anything but a Chinese character is an empty string. */
function readingsByIndex(annotator: TextAnnotator, text: string): string[] {
  return annotator.annotate(text).flatMap((segment) => {
    if (!segment.isChinese) return Array.from({ length: segment.text.length }, () => '');
    return Array.from(segment.text).flatMap((character, at) => [
      segment.pinyin[at] ?? '',
      ...(character.length > 1 ? [''] : []),
    ]);
  });
}
