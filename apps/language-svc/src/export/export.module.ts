import { Module } from '@nestjs/common';
import { ExportVocabulary } from './export-vocabulary.ts';
import { ExportController } from './export.controller.ts';

@Module({ controllers: [ExportController], providers: [ExportVocabulary] })
export class ExportModule {}
