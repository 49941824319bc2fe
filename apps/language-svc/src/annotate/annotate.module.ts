import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { readReadingModel } from '../readings/model/read-reading-model.ts';
import { ReadingResolver } from '../readings/reading-resolver.ts';
import { readingRules } from '../readings/reading-rules.ts';
import { SegmentationModule } from '../segmentation/segmentation.module.ts';
import { Segmenter } from '../segmentation/segmenter.ts';
import { AnnotateController } from './annotate.controller.ts';
import { TextAnnotator } from './annotator.ts';
import { MeaningChooser } from './meaning-chooser.ts';

const annotator = {
  provide: TextAnnotator,
  inject: [Segmenter, InMemoryDictionary],
  useFactory: (segmenter: Segmenter, lexicon: InMemoryDictionary): TextAnnotator =>
    new TextAnnotator(
      segmenter,
      new ReadingResolver(lexicon, readingRules, (word) => segmenter.partOfSpeechOf(word), readReadingModel()),
      new MeaningChooser(lexicon, (word) => segmenter.partOfSpeechOf(word)),
    ),
};

@Module({
  imports: [DictionaryModule, SegmentationModule],
  controllers: [AnnotateController],
  providers: [annotator],
  exports: [TextAnnotator],
})
export class AnnotateModule {}
