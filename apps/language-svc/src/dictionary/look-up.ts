import { ApiError } from '@memory/service-kit';
import { isChineseText } from '@memory/text';
import { Injectable } from '@nestjs/common';
import { Lexicon, type LexiconEntry } from './lexicon.ts';

/** The dictionary as a person asks it: with an answer, or a reason why there is none. */
@Injectable()
export class LookUp {
  constructor(private readonly lexicon: Lexicon) {}

  /**
   * The entries of a character or word, the usual one first.
   * @throws ApiError `not_chinese` for anything but Chinese characters, `character_unknown` when the dictionary lacks it.
   */
  run(character: string): readonly [LexiconEntry, ...LexiconEntry[]] {
    if (!isChineseText(character)) throw new ApiError('not_chinese');
    const [usual, ...others] = this.lexicon.entriesOf(character);
    if (!usual) throw new ApiError('character_unknown');
    return [usual, ...others];
  }
}
