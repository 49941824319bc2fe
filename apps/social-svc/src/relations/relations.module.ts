import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { ListRelations } from './list-relations.ts';
import { ReadRelations } from './read-relations.ts';
import { AdvanceRelationVersions, RelationChanges } from './relation-changes.ts';
import { RelationsController } from './relations.controller.ts';

@Module({
  imports: [PeersModule],
  controllers: [RelationsController],
  providers: [AdvanceRelationVersions, ListRelations, ReadRelations, RelationChanges],
  exports: [RelationChanges],
})
export class RelationsModule {}
