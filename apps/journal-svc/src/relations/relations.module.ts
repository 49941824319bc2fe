import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { CompareRelations } from './compare-relations.ts';
import { RelationSync } from './relation-sync.ts';
import { RelationsController } from './relations.controller.ts';
import { Relations } from './relations.ts';

@Module({
  imports: [PeersModule],
  controllers: [RelationsController],
  providers: [CompareRelations, Relations, RelationSync],
  exports: [CompareRelations, Relations],
})
export class RelationsModule {}
