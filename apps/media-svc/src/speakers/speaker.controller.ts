import { mediaRoutes, type Speaker } from '@memory/contracts';
import { Implements, SignedInUser } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Speakers } from './speakers.ts';

const { readSpeaker, updateSpeaker } = mediaRoutes;

@Controller()
export class SpeakerController {
  constructor(private readonly speakers: Speakers) {}

  @Implements(readSpeaker)
  read(@SignedInUser() userId: string): Promise<Speaker> {
    return this.speakers.find(userId);
  }

  @Implements(updateSpeaker)
  update(@SignedInUser() userId: string, @Body({ schema: updateSpeaker.body }) changes: Speaker): Promise<Speaker> {
    return this.speakers.update(userId, changes);
  }
}
