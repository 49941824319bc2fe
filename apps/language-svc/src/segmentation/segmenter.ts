import { Jieba } from '@node-rs/jieba';
import { readGeneratedFile } from '../data-files/generated-files.ts';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { findOverriddenBoundaries } from './boundary-overrides.ts';
import { mergeNamesAndNumbers } from './merge-names-and-numbers.ts';
import { type PartOfSpeech, determinePartOfSpeech } from './part-of-speech.ts';
import { findReduplicationBoundaries, reduplicatedBase } from './reduplication.ts';
import { splitByScript } from './split-by-script.ts';
import { toSimplified } from './to-simplified.ts';

/** A token of a text: a Chinese word, or a piece of text without Chinese characters. */
export interface TextToken {
  text: string;
  /** True when every character of the token is Chinese, false when none is. */
  isChinese: boolean;
}

/**
 * The maximum length, in UTF-16 units, of a text that jieba segments at once. Longer texts are segmented in windows of this length, because
 * the time that jieba needs grows faster than the length.
 */
const WINDOW = 500;
/**
 * The number of words at the end of a window that are segmented again with the next window, because the text after them can change their
 * division.
 */
const UNSURE_WORDS = 3;

/** Segments texts in simplified or traditional characters into words. */
export class Segmenter {
  private readonly dictionary: InMemoryDictionary;
  private readonly jieba: Jieba;
  private readonly isWord = (word: string): boolean => this.dictionary.has(word);

  constructor(dictionary: InMemoryDictionary) {
    this.dictionary = dictionary;
    this.jieba = Jieba.withDict(readGeneratedFile('segmenterWords'));
  }

  /**
   * Returns the tokens of a text in order. Joining the tokens gives the text.
   * @param simplified the text in simplified characters, of the same length
   */
  segment(text: string, simplified = toSimplified(text)): TextToken[] {
    const boundaries = [
      ...findOverriddenBoundaries(simplified),
      ...findReduplicationBoundaries(simplified, this.isWord),
    ].toSorted((a, b) => a - b);
    const tokens: TextToken[] = [];
    let start = 0;
    let next = 0;
    for (const span of splitByScript(text)) {
      const end = start + span.text.length;
      const first = next;
      while ((boundaries[next] ?? Infinity) < end) next++;
      if (!span.isChinese) tokens.push(span);
      else
        for (const word of this.segmentSpan(simplified.slice(start, end), start, boundaries.slice(first, next)))
          tokens.push({ text: text.slice(start, (start += word.length)), isChinese: true });
      start = end;
    }
    return tokens;
  }

  /** Returns the part of speech that a word in simplified characters usually has. */
  partOfSpeechOf(word: string): PartOfSpeech {
    const tag = this.jieba.tag(word, false).at(-1)?.tag ?? '';
    return determinePartOfSpeech(word, tag, this.dictionary.readingsOf(word)[0]?.meanings[0] ?? '');
  }

  /**
   * Segments a span of Chinese characters into words.
   * @param span simplified characters without anything else
   * @param offset the index in the text at which the span begins
   * @param boundaries indexes in the text at which a word must end
   */
  private segmentSpan(span: string, offset: number, boundaries: readonly number[]): string[] {
    const ends = [...boundaries.map((boundary) => boundary - offset).filter((end) => end > 0), span.length];
    return mergeNamesAndNumbers(ends.flatMap((end, at) => this.segmentWindows(span.slice(ends[at - 1] ?? 0, end))));
  }

  private segmentWindows(simplified: string): string[] {
    const words: string[] = [];
    let start = 0;
    while (start < simplified.length) {
      const isLast = start + WINDOW >= simplified.length;
      const found = this.segmentWindow(simplified.slice(start, start + WINDOW));
      for (const word of isLast ? found : found.slice(0, -UNSURE_WORDS)) {
        words.push(word);
        start += word.length;
      }
    }
    return words;
  }

  private segmentWindow(simplified: string): string[] {
    if (reduplicatedBase(simplified, this.isWord)) return [simplified];
    return this.jieba
      .cut(simplified, true)
      .flatMap((word) => (word.length < 2 || this.dictionary.has(word) ? word : this.jieba.cut(word, false)));
  }
}
