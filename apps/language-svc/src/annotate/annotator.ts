import type { Annotation } from '@memory/contracts';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { readReadingModel } from '../readings/model/reading-model.ts';
import { ReadingResolver } from '../readings/reading-resolver.ts';
import { readingRules } from '../readings/reading-rules.ts';
import type { PartOfSpeech } from '../segmentation/part-of-speech.ts';
import type { Segmenter } from '../segmentation/segmenter.ts';
import type { SplitConstraints } from '../segmentation/split-constraints.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';
import { Headwords } from './headwords.ts';
import { MeaningChooser } from './meaning-chooser.ts';

type Segment = Annotation['segments'][number];

/** Divides a text into words and annotates each word with its reading and its meaning in this context. */
export class TextAnnotator {
  private readonly segmenter: Segmenter;
  private readonly readingResolver: ReadingResolver;
  private readonly meaningChooser: MeaningChooser | undefined;
  private readonly headwords: Headwords | undefined;

  /**
   * @param meaningChooser chooses between the meanings of one reading; without a chooser, each word has its first meanings
   * @param headwords finds split and reduplicated words; without it, no such words are found
   */
  constructor(
    segmenter: Segmenter,
    readingResolver: ReadingResolver,
    meaningChooser?: MeaningChooser,
    headwords?: Headwords,
  ) {
    this.segmenter = segmenter;
    this.readingResolver = readingResolver;
    this.meaningChooser = meaningChooser;
    this.headwords = headwords;
  }

  /**
   * Returns the segments of a text: its Chinese words and the text between them. Joining their texts gives the whole text.
   * @param splits the splits of the user whom the segments are for
   */
  annotate(text: string, splits?: SplitConstraints): Segment[] {
    const simplified = toSimplified(text);
    const tokens = this.segmenter.segment(text, simplified, splits);
    let index = 0;
    const words = { tokens, simplified: tokens.map((word) => simplified.slice(index, (index += word.text.length))) };
    index = 0;
    const headwords = this.headwords?.find(words);
    return tokens.map((word, at): Segment => {
      const start = index;
      index += word.text.length;
      if (!word.isChinese) return { text: word.text, isChinese: false, pinyin: [], zhuyin: [], meaning: '' };
      const resolved = this.readingResolver.resolve(word.text, {
        simplified,
        index: start,
        before: tokens[at - 1],
        after: tokens[at + 1],
      });
      const meaning = this.meaningChooser?.choose(words, at, resolved.pinyin) ?? resolved.meaning;
      const headword = headwords?.get(at);
      return { text: word.text, isChinese: true, ...resolved, meaning, ...(headword && { headword }) };
    });
  }
}

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
