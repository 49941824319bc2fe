import { languageRoutes as routes, type VocabularyContext } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Controller, Query } from '@nestjs/common';
import { ListVocabularyContexts } from './list-vocabulary-contexts.ts';

@Controller()
export class VocabularyContextsController {
  constructor(private readonly listContexts: ListVocabularyContexts) {}

  @ImplementsRoute(routes.listVocabularyContexts)
  list(
    @SignedInUser() userId: string,
    @Query({ schema: routes.listVocabularyContexts.query }) { ids }: { ids: string[] },
  ): Promise<VocabularyContext[]> {
    return this.listContexts.execute(userId, ids);
  }
}
