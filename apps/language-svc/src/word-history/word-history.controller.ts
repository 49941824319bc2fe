import { languageRoutes as routes, type WordHistoryPoint } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { AddLookup } from './add-lookup.ts';
import { ReadWordHistory } from './read-word-history.ts';

@Controller()
export class WordHistoryController {
  constructor(
    private readonly lookups: AddLookup,
    private readonly history: ReadWordHistory,
  ) {}

  @ImplementsRoute(routes.addLookup)
  async addLookup(
    @SignedInUser() userId: string,
    @Body({ schema: routes.addLookup.body }) lookup: { word: string; entryId?: string },
  ): Promise<void> {
    await this.lookups.execute(userId, lookup);
  }

  @ImplementsRoute(routes.readWordHistory)
  async read(
    @SignedInUser() userId: string,
    @Param({ schema: routes.readWordHistory.params }) { id }: { id: string },
  ): Promise<{ points: WordHistoryPoint[] }> {
    return { points: await this.history.execute(userId, id) };
  }
}
