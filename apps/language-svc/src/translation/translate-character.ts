import { builtInTranslation } from '@memory/text';
import { Injectable } from '@nestjs/common';
import { LookUp } from '../dictionary/look-up.ts';
import { inOneLine } from '../dictionary/senses.ts';
import type { Translation } from './translation.ts';

@Injectable()
export class TranslateCharacter {
  constructor(private readonly lookUp: LookUp) {}

  /** @throws ApiError `not_chinese`, `character_unknown` */
  async run(character: string): Promise<Translation> {
    const known = builtInTranslation(character);
    if (known) return { pinyin: known.pinyin, translation: known.englishTranslation };
    const [usual] = await this.lookUp.run(character);
    return { pinyin: usual.pinyin, translation: inOneLine(usual.meanings) };
  }
}
