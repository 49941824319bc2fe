import { mediaInternalRoutes, type TranscriptionState } from '@memory/contracts';
import { CONFIG, ImplementsRoute } from '@memory/service-kit';
import { Controller, Inject } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';

/** Returns which provider transcribes recordings, for `npm run admin -- speech:status` and for the gateway's notices to the owner. */
@Controller()
export class TranscriptionStateController {
  constructor(@Inject(CONFIG) private readonly config: MediaConfig) {}

  @ImplementsRoute(mediaInternalRoutes.readTranscriptionState)
  read(): TranscriptionState {
    const { TRANSCRIBE_PROVIDER: provider, isTranscriptionProviderChosen: isChosen } = this.config;
    return { provider, isChosen };
  }
}
