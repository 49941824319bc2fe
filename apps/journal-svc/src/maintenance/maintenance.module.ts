import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { DeleteTextsOfDeletedFiles } from './delete-texts-of-deleted-files.ts';
import { FillSearchSignatures } from './fill-search-signatures.ts';
import { ScheduledMaintenance } from './scheduled-maintenance.ts';

@Module({
  imports: [PeersModule],
  providers: [DeleteTextsOfDeletedFiles, FillSearchSignatures, ScheduledMaintenance],
})
export class MaintenanceModule {}
