import { Module } from '@nestjs/common';
import { TraditionalForms } from '../segmentation/traditional-forms.ts';
import { WordForms } from '../word-keys/word-forms.ts';
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
    {
      provide: TraditionalForms,
      useFactory: (dictionary: InMemoryDictionary) => new TraditionalForms(dictionary),
      inject: [InMemoryDictionary],
    },
    {
      provide: WordForms,
      useFactory: (dictionary: InMemoryDictionary, forms: TraditionalForms) => new WordForms(dictionary, forms),
      inject: [InMemoryDictionary, TraditionalForms],
    },
  ],
  exports: [InMemoryDictionary, FindDictionaryEntries, TraditionalForms, WordForms, WordKeys],
})
export class DictionaryModule {}
