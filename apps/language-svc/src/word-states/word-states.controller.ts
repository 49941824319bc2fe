import { languageRoutes as routes, type WordCoverage, type WordGrowth } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import type { z } from 'zod';
import { ReadWordCoverage, type TextToCover } from './read-word-coverage.ts';
import { ReadWordGrowth } from './read-word-growth.ts';

@Controller()
export class WordStatesController {
  constructor(
    private readonly coverage: ReadWordCoverage,
    private readonly growth: ReadWordGrowth,
  ) {}

  @ImplementsRoute(routes.readWordCoverage)
  async readCoverage(
    @SignedInUser() userId: string,
    @Body({ schema: routes.readWordCoverage.body }) { texts }: { texts: TextToCover[] },
  ): Promise<{ coverages: WordCoverage[] }> {
    return { coverages: await this.coverage.execute(userId, texts) };
  }

  @ImplementsRoute(routes.readWordGrowth)
  readGrowth(
    @SignedInUser() userId: string,
    @Query({ schema: routes.readWordGrowth.query }) { timeZone }: z.output<typeof routes.readWordGrowth.query>,
  ): Promise<WordGrowth> {
    return this.growth.execute(userId, timeZone);
  }
}
