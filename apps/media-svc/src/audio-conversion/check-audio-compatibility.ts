import type { AudioCompatibility } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { FindConvertibleRecordings } from './find-convertible-recordings.ts';

/** Counts the recordings in the entries of a user that some devices cannot play. */
@Injectable()
export class CheckAudioCompatibility {
  constructor(private readonly findConvertibleRecordings: FindConvertibleRecordings) {}

  /** @throws ApiError `service_unavailable` */
  async execute(ownerId: string): Promise<AudioCompatibility> {
    const { length: incompatibleCount } = await this.findConvertibleRecordings.execute(ownerId);
    return { hasIncompatibleFiles: incompatibleCount > 0, incompatibleCount };
  }
}
