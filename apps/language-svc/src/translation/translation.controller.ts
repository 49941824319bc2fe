import { languageRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { TranslateCharacter } from './translate-character.ts';
import type { Translation } from './translation.ts';

const { translateCharacter } = languageRoutes;

@Controller()
export class TranslationController {
  constructor(private readonly translation: TranslateCharacter) {}

  @ImplementsRoute(translateCharacter)
  translate(@Body({ schema: translateCharacter.body }) { character }: { character: string }): Promise<Translation> {
    return this.translation.run(character);
  }
}
