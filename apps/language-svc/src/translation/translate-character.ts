import { commonCharacters, moreCharacters } from '@memory/text';
import { Injectable } from '@nestjs/common';
import { LookUp } from '../dictionary/look-up.ts';
import { inOneLine } from '../dictionary/senses.ts';

export interface Translation {
  pinyin: string | null;
  translation: string;
}

/** The product's own short translations; a teacher wrote these, so they go before the dictionary's. */
const builtIn = new Map(
  [...commonCharacters, ...moreCharacters].map(({ character, pinyin, englishTranslation }): [string, Translation] => [
    character,
    { pinyin, translation: englishTranslation },
  ]),
);

@Injectable()
export class TranslateCharacter {
  constructor(private readonly lookUp: LookUp) {}

  /** @throws ApiError `not_chinese`, `character_unknown` */
  async run(character: string): Promise<Translation> {
    const known = builtIn.get(character);
    if (known) return known;
    const [usual] = await this.lookUp.run(character);
    return { pinyin: usual.pinyin, translation: inOneLine(usual.meanings) };
  }
}
