import type { SpeechSettings } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

/** What people say they speak in their recordings. */
@Injectable()
export class Speakers {
  constructor(private readonly database: Database) {}

  async find(ownerId: string): Promise<SpeechSettings> {
    const speaker = await this.database.speaker.findUnique({ where: { ownerId } });
    return { spokenLanguage: speaker?.spokenLanguage ?? null };
  }

  /** For recordings from now on; those that are there keep what was true when they were made. */
  async update(ownerId: string, { spokenLanguage }: SpeechSettings): Promise<SpeechSettings> {
    await this.database.speaker.upsert({
      where: { ownerId },
      create: { ownerId, spokenLanguage },
      update: { spokenLanguage },
    });
    return { spokenLanguage };
  }
}
