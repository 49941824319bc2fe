import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { AddLookup } from './add-lookup.ts';
import { ReadWordHistory } from './read-word-history.ts';
import { WordHistoryController } from './word-history.controller.ts';

@Module({
  imports: [DictionaryModule, PeersModule],
  controllers: [WordHistoryController],
  providers: [AddLookup, ReadWordHistory],
})
export class WordHistoryModule {}
