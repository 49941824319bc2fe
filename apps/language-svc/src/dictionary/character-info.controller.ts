import { type CharacterInfo, languageRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Param } from '@nestjs/common';
import { presentCharacterInfo } from './character-info.presenter.ts';
import { FindDictionaryEntries } from './find-dictionary-entries.ts';

const { characterInfo } = languageRoutes;

@Controller()
export class CharacterInfoController {
  constructor(private readonly lookUp: FindDictionaryEntries) {}

  @ImplementsRoute(characterInfo)
  show(@Param({ schema: characterInfo.params }) { character }: { character: string }): CharacterInfo {
    return presentCharacterInfo(character, this.lookUp.execute(character));
  }
}
