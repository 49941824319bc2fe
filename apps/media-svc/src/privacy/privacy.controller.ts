import { privacyPartRoutes as routes } from '@memory/contracts';
import { CONFIG, dataHandlerAt, ImplementsRoute } from '@memory/service-kit';
import { Controller, Inject } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';

/** The URL that the client library of the provider uses when OPENAI_BASE_URL is not set. */
const DEFAULT_PROVIDER_URL = 'https://api.openai.com/v1';

/** Describes which data this service sends to other servers, for the page about privacy. */
@Controller()
export class PrivacyController {
  constructor(@Inject(CONFIG) private readonly config: MediaConfig) {}

  @ImplementsRoute(routes.readMediaPrivacy)
  read() {
    const { TRANSCRIBE_PROVIDER, OCR_PROVIDER, OPENAI_BASE_URL = DEFAULT_PROVIDER_URL, S3_ENDPOINT } = this.config;
    const provider = dataHandlerAt(OPENAI_BASE_URL);
    return {
      transcription: { local: { where: 'here' } as const, openai: provider, off: dataHandlerAt(undefined) }[
        TRANSCRIBE_PROVIDER
      ],
      handwriting: OCR_PROVIDER === 'openai' ? provider : ({ where: 'here' } as const),
      files: S3_ENDPOINT === undefined ? ({ where: 'here' } as const) : dataHandlerAt(S3_ENDPOINT),
      unusedFilesKeptDays: this.config.UNUSED_FILES_KEPT_DAYS,
    };
  }
}
