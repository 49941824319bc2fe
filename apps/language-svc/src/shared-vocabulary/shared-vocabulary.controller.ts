import { languageInternalRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Param } from '@nestjs/common';
import { ListUsersSharingVocabulary } from './list-users-sharing-vocabulary.ts';

const { listFellowLearners } = languageInternalRoutes;

/** The internal route from which social-svc requests users with shared vocabulary, for its friend recommendations. */
@Controller()
export class SharedVocabularyController {
  constructor(private readonly users: ListUsersSharingVocabulary) {}

  @ImplementsRoute(listFellowLearners)
  async list(@Param({ schema: listFellowLearners.params }) { userId }: { userId: string }) {
    return { learners: await this.users.execute(userId) };
  }
}
