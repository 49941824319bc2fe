import { IdentitySigner, ServiceClient } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type SocialConfig } from '../config.ts';

/** What social-svc asks language-svc. */
@Injectable()
export class LanguageService {
  private readonly language: ServiceClient;

  constructor(@Inject(CONFIG) config: SocialConfig) {
    const signer = new IdentitySigner({ key: config.SIGNING_KEY, caller: 'social-svc' });
    this.language = new ServiceClient({ service: 'language-svc', baseUrl: config.LANGUAGE_URL, signer });
  }

  /** Who learns the most of the words that this person learns. @throws ApiError `service_unavailable` */
  async fellowLearners(userId: string): Promise<string[]> {
    const { learners } = await this.language.call({ userId }, (language, headers) =>
      language.GET('/internal/vocabulary/{userId}/fellow-learners', { params: { path: { userId } }, headers }),
    );
    return learners.map((learner) => learner.userId);
  }
}
