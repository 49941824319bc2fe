import { InjectServiceClient, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** Calls language-svc. */
@Injectable()
export class LanguageClient {
  constructor(@InjectServiceClient('language-svc') private readonly language: ServiceClient) {}

  /** Ids of users whose vocabulary overlaps most with this user's. @throws ApiError `service_unavailable` */
  async listFellowLearnerIds(userId: string): Promise<string[]> {
    const { learners } = await this.language.call({ userId }, (language, headers) =>
      language.GET('/internal/vocabulary/{userId}/fellow-learners', { params: { path: { userId } }, headers }),
    );
    return learners.map((learner) => learner.userId);
  }
}
