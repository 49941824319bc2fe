import { Module } from '@nestjs/common';
import { ObjectStoreModule } from '../object-store/object-store.module.ts';
import { SpokenLanguageModule } from '../spoken-language/spoken-language.module.ts';
import { CreateExportArchive } from './create-export-archive.ts';
import { ExportController } from './export.controller.ts';
import { PeerExports } from './peer-exports.ts';

@Module({
  imports: [ObjectStoreModule, SpokenLanguageModule],
  controllers: [ExportController],
  providers: [CreateExportArchive, PeerExports],
})
export class ExportModule {}
