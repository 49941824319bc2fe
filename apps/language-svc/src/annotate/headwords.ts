import type { Annotation } from '@memory/contracts';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import type { PartOfSpeech } from '../segmentation/part-of-speech.ts';
import { reduplicatedBase } from '../segmentation/reduplication.ts';
import type { SegmentedText } from './meaning-chooser.ts';
import { findSplitVerb, type WordInText } from './split-verbs.ts';

type Headword = NonNullable<Annotation['segments'][number]['headword']>;

/** Finds the words of a text that a dictionary lists in another form: 见面 for 见 and 面 in 见了面, 高兴 for 高高兴兴. */
export class Headwords {
  private readonly dictionary: InMemoryDictionary;
  private readonly partOfSpeechOf: (word: string) => PartOfSpeech;
  private readonly isWord = (word: string): boolean => this.dictionary.has(word);

  /** @param partOfSpeechOf returns the part of speech of a word in simplified characters */
  constructor(dictionary: InMemoryDictionary, partOfSpeechOf: (word: string) => PartOfSpeech) {
    this.dictionary = dictionary;
    this.partOfSpeechOf = partOfSpeechOf;
  }

  /** Returns the headwords, by the index of each token that is shown as another word. Both parts of a split verb have the same headword. */
  find({ tokens, simplified }: SegmentedText): ReadonlyMap<number, Headword> {
    const found = new Map<number, Headword>();
    const at = (index: number): WordInText | undefined => {
      const token = tokens[index];
      if (!token) return undefined;
      const text = simplified[index]!;
      return { text, isChinese: token.isChinese, partOfSpeech: () => this.partOfSpeechOf(text) };
    };
    for (const [index, { isChinese }] of tokens.entries()) {
      if (!isChinese || found.has(index)) continue;
      const base = reduplicatedBase(simplified[index]!, this.isWord);
      const split = base === undefined ? findSplitVerb(at, index) : undefined;
      const headword = this.headword(base ?? split?.verb);
      if (!headword) continue;
      found.set(index, headword);
      if (!split) continue;
      const isObject = simplified[split.end] !== split.verb;
      if (isObject) found.set(split.end, headword);
      // 看一看病: each repetition of the first part.
      for (let inner = index + 1; inner < split.end; inner += 1)
        if (simplified[inner] === simplified[index]) found.set(inner, headword);
    }
    return found;
  }

  private headword(word: string | undefined): Headword | undefined {
    const [reading] = word === undefined ? [] : this.dictionary.readingsOf(word);
    if (!reading) return undefined;
    const { simplified, traditional, syllables, zhuyin, meaning } = reading;
    return { simplified, traditional, pinyin: syllables, zhuyin, meaning };
  }
}
