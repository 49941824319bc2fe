import { languageRoutes as routes, type WordCoverage } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { ReadWordCoverage, type TextToCover } from './read-word-coverage.ts';

@Controller()
export class WordStatesController {
  constructor(private readonly coverage: ReadWordCoverage) {}

  @ImplementsRoute(routes.readWordCoverage)
  async readCoverage(
    @SignedInUser() userId: string,
    @Body({ schema: routes.readWordCoverage.body }) { texts }: { texts: TextToCover[] },
  ): Promise<{ coverages: WordCoverage[] }> {
    return { coverages: await this.coverage.execute(userId, texts) };
  }
}
