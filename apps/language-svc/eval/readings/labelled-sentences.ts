import { readdirSync, readFileSync } from 'node:fs';
import * as OpenCC from 'opencc-js/cn2t';
import { TextAnnotator } from '../../src/annotate/annotator.ts';
import type { InMemoryDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import { formatPinyin } from '../../src/readings/format-pinyin.ts';
import { parseNumberedPinyin } from '../../src/readings/parse-numbered-pinyin.ts';
import { ReadingResolver } from '../../src/readings/reading-resolver.ts';
import type { ReadingRule } from '../../src/readings/reading-rule.ts';
import { readingRules } from '../../src/readings/reading-rules.ts';
import type { Segmenter } from '../../src/segmentation/segmenter.ts';

/** A sentence with the correct readings of some of its characters, which a person has noted. */
export interface LabelledSentence {
  text: string;
  /** The same sentence in traditional characters. */
  traditional: string;
  targets: Array<{ index: number; pinyin: string }>;
}

/** A character of a labelled sentence for which the service chose another reading than the labelled one. */
export interface ReadingError {
  text: string;
  character: string;
  expected: string;
  actual: string;
}

/**
 * `training`: sentences that the authors of the reading rules have read. `held-out`: sentences that only measure the accuracy; only
 * `npm run eval` reads them.
 */
export type DataSplit = 'training' | 'held-out';

const convertToTraditional = OpenCC.Converter({ from: 'cn', to: 'tw' });

/**
 * Reads the labelled sentences, one per line: `爷爷*背着我 | bei1`. A star precedes each character whose reading is given after the bar. After a
 * second bar, a line may give the sentence in traditional characters, where the automatic conversion would be wrong.
 */
export function readLabelledSentences(split: DataSplit): LabelledSentence[] {
  const folder = new URL(`${split}/`, import.meta.url);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8').trim().split('\n').map(parseLine),
  );
}

function parseLine(line: string): LabelledSentence {
  const [starred = '', readings = '', traditional] = line.split('|');
  const parts = starred.trim().split('*');
  const text = parts.join('');
  const pinyin = readings
    .trim()
    .split(' ')
    .map((reading) => formatPinyin(parseNumberedPinyin(reading)));
  if (pinyin.length !== parts.length - 1)
    throw new SyntaxError(`${parts.length - 1} stars, ${pinyin.length} readings: ${line}`);
  const targets = pinyin.map((reading, at) => ({ index: parts.slice(0, at + 1).join('').length, pinyin: reading }));
  return { text, targets, traditional: traditional ?? convertToTraditional(text) };
}

/** Returns the sentence in traditional characters, with the same labels. */
export function toTraditionalLabelledSentence(sentence: LabelledSentence): LabelledSentence {
  if (sentence.traditional.length !== sentence.text.length)
    throw new RangeError(`Not as long in traditional characters: ${sentence.text}`);
  return { ...sentence, text: sentence.traditional };
}

export const createAnnotator = (
  dictionary: InMemoryDictionary,
  segmenter: Segmenter,
  rules: readonly ReadingRule[] = readingRules,
): TextAnnotator =>
  new TextAnnotator(segmenter, new ReadingResolver(dictionary, rules, (word) => segmenter.partOfSpeechOf(word)));

export function findReadingErrors(
  annotator: TextAnnotator,
  { text, targets }: Pick<LabelledSentence, 'text' | 'targets'>,
): ReadingError[] {
  const readings = readingsByIndex(annotator, text);
  return targets
    .map(({ index, pinyin }) => ({
      text,
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
