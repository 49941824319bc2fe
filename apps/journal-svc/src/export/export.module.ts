import { Module } from '@nestjs/common';
import { OwnPastModule } from '../own-past/own-past.module.ts';
import { ExportEntries } from './export-entries.ts';
import { ExportPartController } from './export.controller.ts';

@Module({ imports: [OwnPastModule], controllers: [ExportPartController], providers: [ExportEntries] })
export class ExportModule {}
