import { Module } from '@nestjs/common';
import { LanguageModelModule } from '../language-model/language-model.module.ts';
import { ReviewsModule } from '../reviews/reviews.module.ts';
import { WordKeysModule } from '../word-keys/word-keys.module.ts';
import { ScheduledMaintenance } from './scheduled-maintenance.ts';

@Module({ imports: [LanguageModelModule, ReviewsModule, WordKeysModule], providers: [ScheduledMaintenance] })
export class MaintenanceModule {}
