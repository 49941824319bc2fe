import { findBuiltInTranslation } from '@memory/text';
import { Injectable } from '@nestjs/common';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';

/** A short English translation of a Chinese character or word. */
export interface Translation {
  pinyin: string | null;
  translation: string;
}

/** Translates characters and words without a language model: from the product's built-in list, otherwise from the dictionary. */
@Injectable()
export class DictionaryLookupTranslator {
  constructor(private readonly dictionary: InMemoryDictionary) {}

  /** Returns the translations of the given words, by word. Words without a translation are not in the map. */
  translateAll(words: readonly string[]): Map<string, Translation> {
    const translations = new Map<string, Translation>();
    for (const word of words) {
      const builtIn = findBuiltInTranslation(word);
      const [entry] = this.dictionary.readingsOf(word);
      if (builtIn) translations.set(word, { pinyin: builtIn.pinyin, translation: builtIn.englishTranslation });
      else if (entry) translations.set(word, { pinyin: entry.pinyin, translation: entry.meaning });
    }
    return translations;
  }
}
