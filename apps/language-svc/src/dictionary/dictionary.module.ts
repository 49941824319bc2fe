import { Module } from '@nestjs/common';
import { createTextAnnotator, TextAnnotator } from '../annotate/annotator.ts';
import { Segmenter } from '../segmentation/segmenter.ts';
import { TraditionalForms } from '../segmentation/traditional-forms.ts';
import { DictionaryLookupTranslator } from '../translation/dictionary-lookup-translator.ts';
import { WordForms } from '../word-keys/word-forms.ts';
import { WordKeys } from '../word-keys/word-keys.ts';
import { FindDictionaryEntries } from './find-dictionary-entries.ts';
import { InMemoryDictionary, readDictionary } from './in-memory-dictionary.ts';

/** Everything that is computed from the dictionary and the trained models alone, without a database. */
@Module({
  providers: [
    FindDictionaryEntries,
    DictionaryLookupTranslator,
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
    {
      provide: Segmenter,
      useFactory: (dictionary: InMemoryDictionary) => new Segmenter(dictionary),
      inject: [InMemoryDictionary],
    },
    { provide: TextAnnotator, useFactory: createTextAnnotator, inject: [InMemoryDictionary, Segmenter] },
  ],
  exports: [
    FindDictionaryEntries,
    DictionaryLookupTranslator,
    InMemoryDictionary,
    WordKeys,
    TraditionalForms,
    WordForms,
    Segmenter,
    TextAnnotator,
  ],
})
export class DictionaryModule {}
