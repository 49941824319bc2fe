import { ApiError } from '@memory/service-kit';
import { isOnlyChineseCharacters } from '@memory/text';
import { Injectable } from '@nestjs/common';
import type { HeadwordReading } from './headword-reading.ts';
import { InMemoryDictionary } from './in-memory-dictionary.ts';

/** Finds the dictionary's entries for a character or word that a user requested. */
@Injectable()
export class FindDictionaryEntries {
  constructor(private readonly dictionary: InMemoryDictionary) {}

  /**
   * Returns the entries of a character or word, the usual reading first.
   * @throws ApiError `not_chinese` for anything but Chinese characters, `character_unknown` when the dictionary lacks it
   */
  execute(word: string): readonly [HeadwordReading, ...HeadwordReading[]] {
    if (!isOnlyChineseCharacters(word)) throw new ApiError('not_chinese');
    const [usual, ...others] = this.dictionary.readingsOf(word);
    if (!usual) throw new ApiError('character_unknown');
    return [usual, ...others];
  }
}
