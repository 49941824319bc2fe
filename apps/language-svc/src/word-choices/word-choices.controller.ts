import { languageRoutes as routes, type VocabularyItem, type WordChoice } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { presentVocabularyItem } from '../vocabulary/vocabulary.presenter.ts';
import { WordForms } from '../word-keys/word-forms.ts';
import { FindWordChoices } from './find-word-choices.ts';
import { MakeWordChoice } from './make-word-choice.ts';

@Controller()
export class WordChoicesController {
  constructor(
    private readonly findChoices: FindWordChoices,
    private readonly makeChoice: MakeWordChoice,
    private readonly wordForms: WordForms,
  ) {}

  @ImplementsRoute(routes.listWordChoices)
  async list(@SignedInUser() userId: string): Promise<{ choices: WordChoice[] }> {
    return { choices: await this.findChoices.execute(userId) };
  }

  @ImplementsRoute(routes.makeWordChoice)
  async choose(
    @SignedInUser() userId: string,
    @Param({ schema: routes.makeWordChoice.params }) { id }: { id: string },
    @Body({ schema: routes.makeWordChoice.body }) { keep }: { keep: 'character' | 'word' },
  ): Promise<VocabularyItem> {
    return presentVocabularyItem(await this.makeChoice.execute(userId, id, keep), this.wordForms);
  }
}
