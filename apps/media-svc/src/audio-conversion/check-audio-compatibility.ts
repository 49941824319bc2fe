import type { AudioCompatibility } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { convertibleRecordingsFilter } from './incompatible-recordings.ts';

/** Counts the recordings of a user that some devices cannot play. */
@Injectable()
export class CheckAudioCompatibility {
  constructor(private readonly database: Database) {}

  async execute(ownerId: string): Promise<AudioCompatibility> {
    const incompatibleCount = await this.database.file.count({ where: convertibleRecordingsFilter(ownerId) });
    return { hasIncompatibleFiles: incompatibleCount > 0, incompatibleCount };
  }
}
