import { Module } from '@nestjs/common';
import { ObjectStoreModule } from '../object-store/object-store.module.ts';
import { SpeechSettingsModule } from '../speech-settings/speech-settings.module.ts';
import { CreateExportArchive } from './create-export-archive.ts';
import { ExportController } from './export.controller.ts';
import { PeerExports } from './peer-exports.ts';

@Module({
  imports: [ObjectStoreModule, SpeechSettingsModule],
  controllers: [ExportController],
  providers: [CreateExportArchive, PeerExports],
})
export class ExportModule {}
