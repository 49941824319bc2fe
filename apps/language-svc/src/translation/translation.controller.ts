import { languageRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import type { Translation } from './dictionary-lookup-translator.ts';
import { TranslateCharacter } from './translate-character.ts';

const { translateCharacter } = languageRoutes;

@Controller()
export class TranslationController {
  constructor(private readonly translation: TranslateCharacter) {}

  @ImplementsRoute(translateCharacter)
  translate(@Body({ schema: translateCharacter.body }) { character }: { character: string }): Promise<Translation> {
    return this.translation.execute(character);
  }
}
