import { readdirSync, readFileSync } from 'node:fs';
import * as OpenCC from 'opencc-js/cn2t';
import { Annotator } from '../src/annotate/annotator.ts';
import type { Lexicon } from '../src/dictionary/lexicon.ts';
import type { ContextRule } from '../src/readings/context-rule.ts';
import { contextRules } from '../src/readings/context-rules.ts';
import { markedPinyin } from '../src/readings/marked-pinyin.ts';
import { Reader } from '../src/readings/reader.ts';
import { readNumberedPinyin } from '../src/readings/syllable.ts';
import { Segmenter } from '../src/segmentation/segmenter.ts';

/** A sentence of which some characters' readings are known. */
export interface Phrase {
  text: string;
  /** The same in traditional characters. */
  traditional: string;
  targets: { index: number; pinyin: string }[];
}

export interface Miss {
  text: string;
  character: string;
  expected: string;
  found: string;
}

const convert = OpenCC.Converter({ from: 'cn', to: 'tw' });

/** `learned`: what rules were made with. `held-out`: read by the eval alone, once written. */
export type Part = 'learned' | 'held-out';

/** One a line: `爷爷*背着我 | bei1`, a star before each character whose reading is given; then its traditional form, where a converter errs. */
export function readPhrases(part: Part): Phrase[] {
  const folder = new URL(`./readings/${part}/`, import.meta.url);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8').trim().split('\n').map(readPhrase),
  );
}

function readPhrase(line: string): Phrase {
  const [starred = '', readings = '', inTraditional] = line.split('|');
  const parts = starred.trim().split('*');
  const pinyin = readings
    .trim()
    .split(' ')
    .map((reading) => markedPinyin(readNumberedPinyin(reading)));
  if (pinyin.length !== parts.length - 1)
    throw new SyntaxError(`${parts.length - 1} stars, ${pinyin.length} readings: ${line}`);
  const targets = pinyin.map((reading, at) => ({ index: parts.slice(0, at + 1).join('').length, pinyin: reading }));
  return { text: parts.join(''), targets, traditional: inTraditional ?? convert(parts.join('')) };
}

export function traditional(phrase: Phrase): Phrase {
  if (phrase.traditional.length !== phrase.text.length)
    throw new RangeError(`Not as long in traditional characters: ${phrase.text}`);
  return { ...phrase, text: phrase.traditional };
}

export const annotatorWith = (
  lexicon: Lexicon,
  segmenter: Segmenter,
  rules: readonly ContextRule[] = contextRules,
): Annotator => new Annotator(segmenter, new Reader(lexicon, rules, (word) => segmenter.classOf(word)));

export function missesOf(annotator: Annotator, { text, targets }: Pick<Phrase, 'text' | 'targets'>): Miss[] {
  const readings = readingByIndex(annotator, text);
  return targets
    .map(({ index, pinyin }) => ({
      text,
      character: text.charAt(index),
      expected: pinyin,
      found: readings[index] ?? '',
    }))
    .filter(({ expected, found }) => expected !== found.toLowerCase());
}

/** By UTF-16 unit. */
export function readingByIndex(annotator: Annotator, text: string): string[] {
  return annotator.annotate(text).flatMap((segment) => {
    if (!segment.isChinese) return Array.from({ length: segment.text.length }, () => '');
    return Array.from(segment.text).flatMap((character, at) => [
      segment.pinyin[at] ?? '',
      ...(character.length > 1 ? [''] : []),
    ]);
  });
}
