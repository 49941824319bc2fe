import { type AudioCompatibility, type AudioConversion, mediaRoutes } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Controller } from '@nestjs/common';
import { CheckAudioCompatibility } from './check-audio-compatibility.ts';
import { ConvertIncompatibleRecordings } from './convert-incompatible-recordings.ts';

@Controller()
export class AudioConversionController {
  constructor(
    private readonly checkAudioCompatibility: CheckAudioCompatibility,
    private readonly convertIncompatibleRecordings: ConvertIncompatibleRecordings,
  ) {}

  @ImplementsRoute(mediaRoutes.checkAudioCompatibility)
  check(@SignedInUser() userId: string): Promise<AudioCompatibility> {
    return this.checkAudioCompatibility.execute(userId);
  }

  @ImplementsRoute(mediaRoutes.convertAudioFiles)
  convert(@SignedInUser() userId: string): Promise<AudioConversion> {
    return this.convertIncompatibleRecordings.execute(userId);
  }
}
