import { internalRoutes } from '@memory/contracts';
import { InjectServiceClient, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** The client of language-svc. */
@Injectable()
export class LanguageClient {
  constructor(@InjectServiceClient('language-svc') private readonly language: ServiceClient) {}

  /**
   * Lists the ids of the users who share the most vocabulary with this user, for friend recommendations.
   * @throws ApiError `service_unavailable`
   */
  async listFellowLearnerIds(userId: string): Promise<string[]> {
    const { learners } = await this.language.call({ userId }, internalRoutes.listFellowLearners, {
      params: { userId },
    });
    return learners.map((learner) => learner.userId);
  }
}
