import { Module } from '@nestjs/common';
import { ExportVocabulary } from './export-vocabulary.ts';
import { ExportPartController } from './export.controller.ts';

@Module({ controllers: [ExportPartController], providers: [ExportVocabulary] })
export class ExportModule {}
