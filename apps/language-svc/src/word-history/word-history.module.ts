import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { AddLookup } from './add-lookup.ts';
import { ReadWordHistory } from './read-word-history.ts';
import { WordHistoryController } from './word-history.controller.ts';

@Module({ imports: [PeersModule], controllers: [WordHistoryController], providers: [AddLookup, ReadWordHistory] })
export class WordHistoryModule {}
