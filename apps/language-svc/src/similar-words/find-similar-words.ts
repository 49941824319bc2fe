import type { SimilarWord } from '@memory/contracts';
import { hasChinese } from '@memory/text';
import { Injectable } from '@nestjs/common';
import { TextAnnotator } from '../annotate/annotator.ts';
import { readGeneratedFile } from '../data-files/generated-files.ts';
import { LineIndex } from '../data-files/line-index.ts';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';
import { toTraditional } from '../segmentation/to-traditional.ts';
import { ListVocabularyWords } from '../vocabulary/list-vocabulary-words.ts';
import { soundKeyOf, withoutTones } from './sound-key.ts';

/** The maximum number of words that are offered. */
const WORDS_MAX = 8;

/** Finds words that a speech recognizer may have confused with the spoken word. */
@Injectable()
export class FindSimilarWords {
  private index: SimilarWordIndex | undefined;

  constructor(
    private readonly dictionary: InMemoryDictionary,
    private readonly annotator: TextAnnotator,
    private readonly ownWords: ListVocabularyWords,
  ) {}

  /**
   * Returns words that sound like the misheard word. Words of the user's vocabulary come first, words with the same syllables before words with
   * similar syllables, and frequent words before rare words.
   */
  async execute(userId: string, misheard: string): Promise<SimilarWord[]> {
    if (!hasChinese(misheard)) return [];
    // The index is read with the first request, so that the service starts without it.
    this.index ??= new SimilarWordIndex(readGeneratedFile('similarWords'));
    const word = toSimplified(misheard);
    const readings = this.readingsOf(word);
    const keys = new Set(readings.map(soundKeyOf));
    const syllables = new Set(readings.map(withoutTones));
    const isSimilar = ({ word: other, pinyin }: SimilarWord) => other !== word && keys.has(soundKeyOf(pinyin));
    const isSame = ({ pinyin }: SimilarWord) => syllables.has(withoutTones(pinyin));

    const own = (await this.ownWords.execute(userId))
      .map(({ simplified, pinyin }) => this.toSimilarWord(simplified, keys, { pinyin, isOwn: true }))
      .filter(isSimilar);
    const ownWords = new Set(own.map((one) => one.word));
    const common = [...keys]
      .flatMap((key) => this.index!.find(key))
      .filter((other) => !ownWords.has(other))
      .map((other) => this.toSimilarWord(other, keys, { pinyin: null, isOwn: false }))
      .filter((one) => isSimilar(one) && one.meaning !== '');
    const sameFirst = (words: SimilarWord[]) => [...words.filter(isSame), ...words.filter((one) => !isSame(one))];
    return [...sameFirst(own), ...sameFirst(common)].slice(0, WORDS_MAX);
  }

  /** Returns the pinyin of a word in each of its readings. For a word that the dictionary lacks, returns the combined readings of its parts. */
  private readingsOf(word: string): string[] {
    const readings = this.dictionary.readingsOf(word).map(({ pinyin }) => pinyin);
    if (readings.length > 0) return readings;
    return [
      this.annotator
        .annotate(word)
        .flatMap(({ pinyin }) => pinyin)
        .join(' '),
    ];
  }

  /** Returns a word with the dictionary's reading that has one of the given sounds, or with the pinyin that the owner has written. */
  private toSimilarWord(
    word: string,
    keys: ReadonlySet<string>,
    { pinyin, isOwn }: { pinyin: string | null; isOwn: boolean },
  ): SimilarWord {
    const readings = this.dictionary.readingsOf(word);
    const reading = readings.find((one) => keys.has(soundKeyOf(one.pinyin))) ?? readings[0];
    return {
      word,
      traditional: reading?.traditional ?? toTraditional(word),
      pinyin: pinyin ?? reading?.pinyin.toLowerCase() ?? '',
      meaning: reading?.meaning ?? '',
      isOwn,
    };
  }
}

/** The index of common words by `soundKeyOf`, which `data-tools/build-similar-words.ts` generates. */
class SimilarWordIndex {
  private readonly index: LineIndex;

  /** @param lines lines of a sound key and, after a tab, words in simplified characters divided by spaces, the most frequent first */
  constructor(lines: Buffer) {
    this.index = new LineIndex(lines, 1);
  }

  find(soundKey: string): string[] {
    const [line] = this.index.linesOf(soundKey);
    return line === undefined ? [] : line.slice(line.indexOf('\t') + 1).split(' ');
  }
}
