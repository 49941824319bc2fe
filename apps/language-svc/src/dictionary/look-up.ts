import { isChineseText } from '@memory/text';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { DictionaryEntry } from '../generated/prisma/client.ts';
import { Dictionary } from './dictionary.ts';

/** The dictionary as a person asks it: with an answer, or a reason why there is none. */
@Injectable()
export class LookUp {
  constructor(private readonly dictionary: Dictionary) {}

  /**
   * The entries of a character or word, the usual one first.
   * @throws ApiError `not_chinese` for anything but Chinese characters, `character_unknown` when the dictionary lacks it.
   */
  async run(character: string): Promise<readonly [DictionaryEntry, ...DictionaryEntry[]]> {
    if (!isChineseText(character)) throw new ApiError('not_chinese');
    const [usual, ...others] = await this.dictionary.entriesOf(character);
    if (!usual) throw new ApiError('character_unknown');
    return [usual, ...others];
  }
}
