import { Module } from '@nestjs/common';
import { ObjectStoreModule } from '../object-store/object-store.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { SpokenLanguageModule } from '../spoken-language/spoken-language.module.ts';
import { CreateExportArchive } from './create-export-archive.ts';
import { DataExports } from './data-exports.ts';
import { ExportController } from './export.controller.ts';
import { FindExportedFiles } from './find-exported-files.ts';
import { FindUnusedUploads } from './find-unused-uploads.ts';
import { PeerExports } from './peer-exports.ts';
import { ReserveDataExport } from './reserve-data-export.ts';
import { SendDataExport } from './send-data-export.ts';

@Module({
  imports: [ObjectStoreModule, SpokenLanguageModule, PeersModule],
  controllers: [ExportController],
  providers: [
    DataExports,
    ReserveDataExport,
    SendDataExport,
    CreateExportArchive,
    FindExportedFiles,
    FindUnusedUploads,
    PeerExports,
  ],
})
export class ExportModule {}
