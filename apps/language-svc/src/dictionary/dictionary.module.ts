import { Module } from '@nestjs/common';
import { Database } from '../database.ts';
import { CharacterInfoController } from './character-info.controller.ts';
import { FindDictionaryEntries } from './find-dictionary-entries.ts';
import { InMemoryDictionary } from './in-memory-dictionary.ts';
import { StoreDictionary } from './load-dictionary.ts';
import { loadInMemoryDictionary } from './load-in-memory-dictionary.ts';

const inMemoryDictionary = {
  provide: InMemoryDictionary,
  inject: [Database, StoreDictionary],
  useFactory: async (database: Database, dictionary: StoreDictionary): Promise<InMemoryDictionary> => {
    await dictionary.execute();
    return loadInMemoryDictionary(database);
  },
};

@Module({
  controllers: [CharacterInfoController],
  providers: [StoreDictionary, FindDictionaryEntries, inMemoryDictionary],
  exports: [InMemoryDictionary, FindDictionaryEntries],
})
export class DictionaryModule {}
