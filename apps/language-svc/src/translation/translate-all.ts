import { builtInTranslation } from '@memory/text';
import { Injectable } from '@nestjs/common';
import { Dictionary } from '../dictionary/dictionary.ts';
import { inOneLine } from '../dictionary/senses.ts';
import type { Translation } from './translation.ts';

/** Translates many characters or words with what this machine knows. */
@Injectable()
export class TranslateAll {
  constructor(private readonly dictionary: Dictionary) {}

  /** The translations by character, in one question to the database; what nothing is known of is absent. */
  async run(characters: readonly string[]): Promise<Map<string, Translation>> {
    const found = new Map<string, Translation>();
    for (const character of characters) {
      const known = builtInTranslation(character);
      if (known) found.set(character, { pinyin: known.pinyin, translation: known.englishTranslation });
    }
    const others = characters.filter((character) => !found.has(character));
    for (const [word, { pinyin, meanings }] of await this.dictionary.usualEntriesOf(others)) {
      found.set(word, { pinyin, translation: inOneLine(meanings) });
    }
    return found;
  }
}
