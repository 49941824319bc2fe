import { type AudioCompatibility, type AudioConversion, mediaRoutes } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Controller } from '@nestjs/common';
import { Database } from '../database.ts';
import { ConvertAll } from './convert-all.ts';
import { convertible } from './playable-everywhere.ts';

@Controller()
export class AudioConversionController {
  constructor(
    private readonly database: Database,
    private readonly conversion: ConvertAll,
  ) {}

  @ImplementsRoute(mediaRoutes.checkAudioCompatibility)
  async check(@SignedInUser() userId: string): Promise<AudioCompatibility> {
    const incompatibleCount = await this.database.file.count({ where: convertible(userId) });
    return { hasIncompatibleFiles: incompatibleCount > 0, incompatibleCount };
  }

  @ImplementsRoute(mediaRoutes.convertAudioFiles)
  convert(@SignedInUser() userId: string): Promise<AudioConversion> {
    return this.conversion.run(userId);
  }
}
