import { Module } from '@nestjs/common';
import { ExportController } from './export.controller.ts';
import { ExportVocabulary } from './export-vocabulary.ts';

@Module({ controllers: [ExportController], providers: [ExportVocabulary] })
export class ExportModule {}
