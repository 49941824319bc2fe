import { findBuiltInTranslation } from '@memory/text';
import { Injectable } from '@nestjs/common';
import { Lexicon } from '../dictionary/lexicon.ts';
import type { Translation } from './translation.ts';

/** Translates many characters or words with what this machine knows. */
@Injectable()
export class TranslateAll {
  constructor(private readonly lexicon: Lexicon) {}

  /** The translations by character; what nothing is known of is absent. */
  run(characters: readonly string[]): Map<string, Translation> {
    const found = new Map<string, Translation>();
    for (const character of characters) {
      const known = findBuiltInTranslation(character);
      const [usual] = this.lexicon.entriesOf(character);
      if (known) found.set(character, { pinyin: known.pinyin, translation: known.englishTranslation });
      else if (usual) found.set(character, { pinyin: usual.pinyin, translation: usual.meaning });
    }
    return found;
  }
}
