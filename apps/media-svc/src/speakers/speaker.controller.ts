import { mediaRoutes, type SpeechSettings } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Speakers } from './speakers.ts';

const { readSpeechSettings, updateSpeechSettings } = mediaRoutes;

@Controller()
export class SpeakerController {
  constructor(private readonly speakers: Speakers) {}

  @ImplementsRoute(readSpeechSettings)
  read(@SignedInUser() userId: string): Promise<SpeechSettings> {
    return this.speakers.find(userId);
  }

  @ImplementsRoute(updateSpeechSettings)
  update(
    @SignedInUser() userId: string,
    @Body({ schema: updateSpeechSettings.body }) changes: SpeechSettings,
  ): Promise<SpeechSettings> {
    return this.speakers.update(userId, changes);
  }
}
