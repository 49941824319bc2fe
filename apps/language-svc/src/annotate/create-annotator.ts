import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { readReadingModel } from '../readings/model/read-reading-model.ts';
import { ReadingResolver } from '../readings/reading-resolver.ts';
import { readingRules } from '../readings/reading-rules.ts';
import type { PartOfSpeech } from '../segmentation/part-of-speech.ts';
import type { Segmenter } from '../segmentation/segmenter.ts';
import { TextAnnotator } from './annotator.ts';
import { Headwords } from './headwords.ts';
import { MeaningChooser } from './meaning-chooser.ts';

/** Creates the annotator of the service, with its reading rules, its trained model and its meanings. */
export function createTextAnnotator(dictionary: InMemoryDictionary, segmenter: Segmenter): TextAnnotator {
  const partOfSpeechOf = (word: string): PartOfSpeech => segmenter.partOfSpeechOf(word);
  return new TextAnnotator(
    segmenter,
    new ReadingResolver(dictionary, readingRules, partOfSpeechOf, readReadingModel()),
    new MeaningChooser(dictionary, partOfSpeechOf),
    new Headwords(dictionary, partOfSpeechOf),
  );
}
