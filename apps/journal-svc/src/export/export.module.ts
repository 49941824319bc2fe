import { Module } from '@nestjs/common';
import { ExportController } from './export.controller.ts';
import { ExportEntries } from './export-entries.ts';

@Module({ controllers: [ExportController], providers: [ExportEntries] })
export class ExportModule {}
