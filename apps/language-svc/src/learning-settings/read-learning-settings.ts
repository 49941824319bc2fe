import type { LearningSettings } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { presentLearningSettings } from './learning-settings.presenter.ts';

@Injectable()
export class ReadLearningSettings {
  constructor(private readonly database: Database) {}

  /** Returns the learning settings of a user, or the defaults. */
  async execute(userId: string): Promise<LearningSettings> {
    return presentLearningSettings(await this.database.learningSettings.findUnique({ where: { userId } }));
  }
}
