import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ExportPerson } from './export-person.ts';
import { ExportController } from './export.controller.ts';

@Module({ imports: [AccountsModule], controllers: [ExportController], providers: [ExportPerson] })
export class ExportModule {}
