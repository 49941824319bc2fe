import { readGeneratedFile } from '../data-files/generated-files.ts';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { divideText } from './divide-text.ts';
import type { FeatureWeights } from './feature-weights.ts';
import { findBestPath } from './find-best-path.ts';
import { hasFormOfName, mergeNamesAndNumbers } from './merge-names-and-numbers.ts';
import { ModelScorer } from './model-scorer.ts';
import { type PartOfSpeech, determinePartOfSpeech } from './part-of-speech.ts';
import { reduplicatedBase } from './reduplication.ts';
import { readSegmentationModel } from './segmentation-model.ts';
import { SplitConstraints } from './split-constraints.ts';
import { toSimplified } from './to-simplified.ts';
import { WordLexicon } from './word-lexicon.ts';

/** The tags of jieba's word list for the names of persons, places and organisations. */
const NAME_TAG = /^(?:nr|ns|nt)/;

/** A token of a text: a Chinese word, or a piece of other text. */
export interface TextToken {
  text: string;
  /** True when every character of the token is Chinese, false when none is, and for Japanese and Korean. */
  isChinese: boolean;
}

/** Segments texts in simplified or traditional characters into words. */
export class Segmenter {
  private readonly dictionary: InMemoryDictionary;
  private readonly lexicon: WordLexicon;
  private readonly scorer: ModelScorer;
  private readonly isWord = (word: string): boolean => this.dictionary.has(word);

  /**
   * @param weights the weights of the model; the evaluation passes other weights than the data file has
   * @param lexicon the words that a text can consist of
   */
  constructor(
    dictionary: InMemoryDictionary,
    weights: FeatureWeights = readSegmentationModel(),
    lexicon = new WordLexicon(readGeneratedFile('segmenterWords')),
  ) {
    this.dictionary = dictionary;
    this.lexicon = lexicon;
    this.scorer = new ModelScorer(lexicon, weights);
  }

  /**
   * Returns the tokens of a text in order. Joining the tokens gives the text.
   * @param simplified the text in simplified characters, of the same length
   * @param splits the splits of the user whom the tokens are for
   */
  segment(text: string, simplified = toSimplified(text), splits = SplitConstraints.none): TextToken[] {
    const tokens: TextToken[] = [];
    let start = 0;
    for (const { text: spanText, isChinese, parts } of divideText(text, simplified, this.isWord)) {
      if (!isChinese) {
        tokens.push({ text: spanText, isChinese });
        start += spanText.length;
      }
      const words = mergeNamesAndNumbers(parts.flatMap((part) => this.segmentPart(part)));
      for (const word of splits.apply(words))
        tokens.push({ text: text.slice(start, (start += word.length)), isChinese });
    }
    return tokens;
  }

  /** Returns the part of speech that a word in simplified characters usually has. */
  partOfSpeechOf(word: string): PartOfSpeech {
    return determinePartOfSpeech(word, this.tagOf(word), this.dictionary.readingsOf(word)[0]?.meanings[0] ?? '');
  }

  /**
   * Whether a word in simplified characters is the name of a person, a place or an organisation: a merged name that is in no word list, or a
   * word that the dictionary writes with a capital letter and the word list tags as a name. Languages and days (中文, 星期一) are no names.
   */
  isName(word: string): boolean {
    const [usual] = this.dictionary.readingsOf(word);
    const node = this.lexicon.find(word);
    if (!usual) return node < 0 ? hasFormOfName(word) : NAME_TAG.test(this.lexicon.tagAt(node));
    return node >= 0 && NAME_TAG.test(this.lexicon.tagAt(node)) && /^\p{Lu}/u.test(usual.pinyin);
  }

  /** Returns the tag of the longest word of the lexicon that ends a word; empty when there is none. */
  private tagOf(word: string): string {
    for (let start = 0; start < word.length; start += 1) {
      const node = this.lexicon.find(word.slice(start));
      if (node >= 0) return this.lexicon.tagAt(node);
    }
    return '';
  }

  private segmentPart(part: string): string[] {
    if (reduplicatedBase(part, this.isWord)) return [part];
    return findBestPath(part, this.lexicon, this.scorer).map(({ start, end }) => part.slice(start, end));
  }
}
