import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { VocabularyModule } from '../vocabulary/vocabulary.module.ts';
import { ExportVocabularyFile } from './export-vocabulary-file.ts';
import { ReadExportedWords } from './read-exported-words.ts';
import { ReadWordMedia } from './read-word-media.ts';
import { VocabularyExportController } from './vocabulary-export.controller.ts';

@Module({
  imports: [DictionaryModule, PeersModule, VocabularyModule],
  controllers: [VocabularyExportController],
  providers: [ExportVocabularyFile, ReadExportedWords, ReadWordMedia],
})
export class VocabularyExportModule {}
