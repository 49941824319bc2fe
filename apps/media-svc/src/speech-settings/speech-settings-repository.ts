import type { SpeechSettings } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

/** The language that each user says they speak in their recordings. */
@Injectable()
export class SpeechSettingsRepository {
  constructor(private readonly database: Database) {}

  async find(ownerId: string): Promise<SpeechSettings> {
    const speaker = await this.database.speaker.findUnique({ where: { ownerId } });
    return { spokenLanguage: speaker?.spokenLanguage ?? null };
  }

  /** Applies to new recordings only. */
  async update(ownerId: string, { spokenLanguage }: SpeechSettings): Promise<SpeechSettings> {
    await this.database.speaker.upsert({
      where: { ownerId },
      create: { ownerId, spokenLanguage },
      update: { spokenLanguage },
    });
    return { spokenLanguage };
  }
}
