import { languageRoutes as routes, type SimilarWord } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { FindSimilarWords } from './find-similar-words.ts';

@Controller()
export class SimilarWordsController {
  constructor(private readonly similarWords: FindSimilarWords) {}

  @ImplementsRoute(routes.findSimilarWords)
  async find(
    @SignedInUser() userId: string,
    @Body({ schema: routes.findSimilarWords.body }) { word }: { word: string },
  ): Promise<{ words: SimilarWord[] }> {
    return { words: await this.similarWords.execute(userId, word) };
  }
}
