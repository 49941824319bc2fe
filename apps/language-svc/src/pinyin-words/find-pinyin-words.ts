import type { PinyinPart } from '@memory/contracts';
import { foldForSearch } from '@memory/text/fold-for-search';
import { compileReading, pinyinKeyOf } from '@memory/text/word-search';
import { Injectable } from '@nestjs/common';
import { readGeneratedFile } from '../data-files/generated-files.ts';
import { LineIndex } from '../data-files/line-index.ts';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';

/** The maximum number of typed words that together are the pinyin of one word: the syllables of 不分青红皂白, and of longer sayings their half. */
const TYPED_WORDS_MAX = 8;

/** The maximum number of parts that are looked up: a search for more parts would read every entry many times. */
const PINYIN_PARTS_MAX = 8;

/** Finds the Chinese words whose pinyin a user has typed into a search. */
@Injectable()
export class FindPinyinWords {
  /** The index that `data-tools/build-pinyin-words.ts` generates. It is read with the first request, so that the service starts without it. */
  private index: LineIndex | undefined;

  constructor(private readonly dictionary: InMemoryDictionary) {}

  /**
   * Divides a search text into parts, each the pinyin of as many typed words as are the reading of one word (`xue xiao`), and returns the words of each
   * part, the most frequent first. A typed word that is no pinyin is a part without words, and so is each after `PINYIN_PARTS_MAX`
   * parts.
   */
  execute(searchText: string): PinyinPart[] {
    const typed = foldForSearch(searchText).trim().split(/\s+/);
    const parts: PinyinPart[] = [];
    for (let start = 0; start < typed.length; start += parts.at(-1)!.typed.length)
      parts.push(
        parts.length < PINYIN_PARTS_MAX
          ? this.findLongestPart(typed.slice(start, start + TYPED_WORDS_MAX))
          : { typed: typed.slice(start), words: [] },
      );
    return parts;
  }

  private findLongestPart(typed: readonly string[]): PinyinPart {
    for (let length = typed.length; length > 0; length -= 1) {
      const part = typed.slice(0, length);
      const words = this.wordsReadAs(part.join(' '));
      if (words.length > 0) return { typed: part, words };
    }
    return { typed: typed.slice(0, 1), words: [] };
  }

  private wordsReadAs(pinyin: string): string[] {
    const key = pinyinKeyOf(pinyin);
    if (key === null) return [];
    this.index ??= new LineIndex(readGeneratedFile('pinyinWords'), 1);
    const [line] = this.index.linesOf(key);
    if (line === undefined) return [];
    const isReading = compileReading(pinyin);
    return line
      .slice(line.indexOf('\t') + 1)
      .split(' ')
      .filter((word) => this.dictionary.readingsOf(word).some((reading) => isReading(reading.pinyin)));
  }
}
