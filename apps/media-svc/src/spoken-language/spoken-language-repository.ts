import type { SpokenLanguageSettings } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

/** Stores the language that each user speaks in their recordings, as chosen in the settings. */
@Injectable()
export class SpokenLanguageRepository {
  constructor(private readonly database: Database) {}

  async find(ownerId: string): Promise<SpokenLanguageSettings> {
    const speaker = await this.database.speaker.findUnique({ where: { ownerId } });
    return { spokenLanguage: speaker?.spokenLanguage ?? null };
  }

  /** Sets the spoken language of a user. The setting applies to new recordings only. */
  async update(ownerId: string, { spokenLanguage }: SpokenLanguageSettings): Promise<SpokenLanguageSettings> {
    await this.database.speaker.upsert({
      where: { ownerId },
      create: { ownerId, spokenLanguage },
      update: { spokenLanguage },
    });
    return { spokenLanguage };
  }
}
