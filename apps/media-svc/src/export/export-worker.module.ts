import { Module } from '@nestjs/common';
import { DeleteEndedExports } from './delete-ended-exports.ts';

@Module({ providers: [DeleteEndedExports], exports: [DeleteEndedExports] })
export class ExportWorkerModule {}
