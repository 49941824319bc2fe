import { privacyPartRoutes as routes } from '@memory/contracts';
import { CONFIG, dataHandlerAt, ImplementsRoute } from '@memory/service-kit';
import { Controller, Inject } from '@nestjs/common';
import type { LanguageConfig } from '../config.ts';

/** The URL that the client library of the provider uses when OPENAI_BASE_URL is not set. */
const DEFAULT_PROVIDER_URL = 'https://api.openai.com/v1';

/** Describes which data this service sends to other servers, for the page about privacy. */
@Controller()
export class PrivacyController {
  constructor(@Inject(CONFIG) private readonly config: LanguageConfig) {}

  @ImplementsRoute(routes.readLanguagePrivacy)
  read() {
    const { LANGUAGE_PROVIDER, OPENAI_BASE_URL = DEFAULT_PROVIDER_URL } = this.config;
    return {
      translation: LANGUAGE_PROVIDER === 'openai' ? dataHandlerAt(OPENAI_BASE_URL) : ({ where: 'here' } as const),
    };
  }
}
