import { Module } from '@nestjs/common';
import { LanguageModelModule } from '../language-model/language-model.module.ts';
import { HourlyCleanup } from './hourly-cleanup.ts';

@Module({ imports: [LanguageModelModule], providers: [HourlyCleanup] })
export class MaintenanceModule {}
