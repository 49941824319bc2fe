import { Module } from '@nestjs/common';
import { Database } from '../database.ts';
import { CharacterInfoController } from './character-info.controller.ts';
import { FindDictionaryEntries } from './find-dictionary-entries.ts';
import { InMemoryDictionary } from './in-memory-dictionary.ts';
import { LoadDictionary } from './load-dictionary.ts';
import { loadInMemoryDictionary } from './load-in-memory-dictionary.ts';

const inMemoryDictionary = {
  provide: InMemoryDictionary,
  inject: [Database, LoadDictionary],
  useFactory: async (database: Database, dictionary: LoadDictionary): Promise<InMemoryDictionary> => {
    await dictionary.execute();
    return loadInMemoryDictionary(database);
  },
};

@Module({
  controllers: [CharacterInfoController],
  providers: [LoadDictionary, FindDictionaryEntries, inMemoryDictionary],
  exports: [InMemoryDictionary, FindDictionaryEntries],
})
export class DictionaryModule {}
