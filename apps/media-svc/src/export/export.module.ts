import { Module } from '@nestjs/common';
import { ObjectStoreModule } from '../object-store/object-store.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { SpokenLanguageModule } from '../spoken-language/spoken-language.module.ts';
import { CreateExportArchive } from './create-export-archive.ts';
import { ExportController } from './export.controller.ts';
import { FindUnusedUploads } from './find-unused-uploads.ts';
import { PeerExports } from './peer-exports.ts';

@Module({
  imports: [ObjectStoreModule, SpokenLanguageModule, PeersModule],
  controllers: [ExportController],
  providers: [CreateExportArchive, FindUnusedUploads, PeerExports],
})
export class ExportModule {}
