import { Module } from '@nestjs/common';
import { ExportEntries } from './export-entries.ts';
import { ExportPartController } from './export.controller.ts';

@Module({ controllers: [ExportPartController], providers: [ExportEntries] })
export class ExportModule {}
