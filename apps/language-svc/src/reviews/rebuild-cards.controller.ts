import { languageInternalRoutes as routes, type RebuiltCards } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Param, Query } from '@nestjs/common';
import { RebuildCards } from './rebuild-cards.ts';

@Controller()
export class RebuildCardsController {
  constructor(private readonly rebuildCards: RebuildCards) {}

  @ImplementsRoute(routes.listLearners)
  async list(
    @Query({ schema: routes.listLearners.query }) { after }: { after?: string },
  ): Promise<{ userIds: string[] }> {
    return { userIds: await this.rebuildCards.listLearners(after) };
  }

  @ImplementsRoute(routes.rebuildCards)
  rebuild(@Param({ schema: routes.rebuildCards.params }) { userId }: { userId: string }): Promise<RebuiltCards> {
    return this.rebuildCards.execute(userId);
  }
}
