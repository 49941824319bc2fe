import { type CharacterInfo, languageRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Param, Query } from '@nestjs/common';
import { chooseCharacterInWord } from './character-in-word.ts';
import { presentCharacterInfo } from './character-info.presenter.ts';
import { FindDictionaryEntries } from './find-dictionary-entries.ts';
import { InMemoryDictionary } from './in-memory-dictionary.ts';

const { characterInfo } = languageRoutes;

@Controller()
export class CharacterInfoController {
  constructor(
    private readonly lookUp: FindDictionaryEntries,
    private readonly dictionary: InMemoryDictionary,
  ) {}

  @ImplementsRoute(characterInfo)
  show(
    @Param({ schema: characterInfo.params }) { character }: { character: string },
    @Query({ schema: characterInfo.query }) { word, pinyin = '' }: { word?: string; pinyin?: string },
  ): CharacterInfo {
    const entries = this.lookUp.execute(character);
    if (word === undefined) return presentCharacterInfo(character, entries);
    const inWord = chooseCharacterInWord(entries, this.dictionary.readingsOf(word), pinyin);
    return presentCharacterInfo(character, entries, inWord);
  }
}
