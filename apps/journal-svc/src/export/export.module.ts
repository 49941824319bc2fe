import { Module } from '@nestjs/common';
import { ExportEntries } from './export-entries.ts';
import { ExportController } from './export.controller.ts';

@Module({ controllers: [ExportController], providers: [ExportEntries] })
export class ExportModule {}
