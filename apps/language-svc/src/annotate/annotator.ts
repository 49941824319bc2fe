import type { Annotation } from '@memory/contracts';
import type { ReadingResolver } from '../readings/reading-resolver.ts';
import type { Segmenter } from '../segmentation/segmenter.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';

type Segment = Annotation['segments'][number];

/** Divides a text into words and annotates each with its readings in this context and its meaning. */
export class TextAnnotator {
  private readonly segmenter: Segmenter;
  private readonly reader: ReadingResolver;

  constructor(segmenter: Segmenter, reader: ReadingResolver) {
    this.segmenter = segmenter;
    this.reader = reader;
  }

  /** One segment per word or non-Chinese run; the segments' texts joined are the input. */
  annotate(text: string): Segment[] {
    const plain = toSimplified(text);
    let index = 0;
    return this.segmenter.segment(text, plain).map((word, at, words): Segment => {
      const start = index;
      index += word.text.length;
      if (!word.isChinese) return { text: word.text, isChinese: false, pinyin: [], zhuyin: [], meaning: '' };
      return {
        text: word.text,
        isChinese: true,
        ...this.reader.resolve(word.text, {
          simplified: plain,
          index: start,
          before: words[at - 1],
          after: words[at + 1],
        }),
      };
    });
  }
}
