import { Module } from '@nestjs/common';
import { WordKeys } from '../word-keys/word-keys.ts';
import { CharacterInfoController } from './character-info.controller.ts';
import { FindDictionaryEntries } from './find-dictionary-entries.ts';
import { InMemoryDictionary } from './in-memory-dictionary.ts';
import { readDictionary } from './read-dictionary.ts';

@Module({
  controllers: [CharacterInfoController],
  providers: [
    FindDictionaryEntries,
    { provide: InMemoryDictionary, useFactory: readDictionary },
    {
      provide: WordKeys,
      useFactory: (dictionary: InMemoryDictionary) => new WordKeys(dictionary),
      inject: [InMemoryDictionary],
    },
  ],
  exports: [InMemoryDictionary, FindDictionaryEntries, WordKeys],
})
export class DictionaryModule {}
