import { Module } from '@nestjs/common';
import { CharacterInfoController } from './character-info.controller.ts';
import { FindDictionaryEntries } from './find-dictionary-entries.ts';
import { InMemoryDictionary } from './in-memory-dictionary.ts';
import { readDictionary } from './read-dictionary.ts';

@Module({
  controllers: [CharacterInfoController],
  providers: [FindDictionaryEntries, { provide: InMemoryDictionary, useFactory: readDictionary }],
  exports: [InMemoryDictionary, FindDictionaryEntries],
})
export class DictionaryModule {}
