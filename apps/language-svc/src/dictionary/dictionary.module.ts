import { Module } from '@nestjs/common';
import { Database } from '../database.ts';
import { CharacterInfoController } from './character-info.controller.ts';
import { Lexicon } from './lexicon.ts';
import { LoadDictionary } from './load-dictionary.ts';
import { loadLexicon } from './load-lexicon.ts';
import { LookUp } from './look-up.ts';

const lexicon = {
  provide: Lexicon,
  inject: [Database, LoadDictionary],
  useFactory: async (database: Database, dictionary: LoadDictionary): Promise<Lexicon> => {
    await dictionary.run();
    return loadLexicon(database);
  },
};

@Module({
  controllers: [CharacterInfoController],
  providers: [LoadDictionary, LookUp, lexicon],
  exports: [Lexicon, LookUp],
})
export class DictionaryModule {}
