import { languageRoutes as routes, type WordSplit } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { UserSplits } from './user-splits.ts';

@Controller()
export class WordSplitsController {
  constructor(private readonly splits: UserSplits) {}

  @ImplementsRoute(routes.listWordSplits)
  async list(@SignedInUser() userId: string): Promise<{ splits: WordSplit[] }> {
    return { splits: await this.splits.list(userId) };
  }

  @ImplementsRoute(routes.setWordSplit)
  set(
    @SignedInUser() userId: string,
    @Body({ schema: routes.setWordSplit.body }) { parts }: { parts: string[] },
  ): Promise<WordSplit & { replaced: string[] | null }> {
    return this.splits.set(userId, parts);
  }

  @ImplementsRoute(routes.deleteWordSplit)
  async delete(
    @SignedInUser() userId: string,
    @Param({ schema: routes.deleteWordSplit.params }) { text }: { text: string },
  ): Promise<void> {
    await this.splits.delete(userId, text);
  }
}
