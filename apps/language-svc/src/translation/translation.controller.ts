import { languageRoutes } from '@memory/contracts';
import { Implements } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { TranslateCharacter, type Translation } from './translate-character.ts';

const { translateCharacter } = languageRoutes;

@Controller()
export class TranslationController {
  constructor(private readonly translation: TranslateCharacter) {}

  @Implements(translateCharacter)
  translate(@Body({ schema: translateCharacter.body }) { character }: { character: string }): Promise<Translation> {
    return this.translation.run(character);
  }
}
