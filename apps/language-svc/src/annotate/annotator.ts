import type { Annotation } from '@memory/contracts';
import type { ReadingResolver } from '../readings/reading-resolver.ts';
import type { Segmenter } from '../segmentation/segmenter.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';

type Segment = Annotation['segments'][number];

/** Divides a text into words and annotates each word with its meaning and with its reading in this context. */
export class TextAnnotator {
  private readonly segmenter: Segmenter;
  private readonly readingResolver: ReadingResolver;

  constructor(segmenter: Segmenter, readingResolver: ReadingResolver) {
    this.segmenter = segmenter;
    this.readingResolver = readingResolver;
  }

  /** Returns the segments of a text: its Chinese words and the text between them. Joining their texts gives the whole text. */
  annotate(text: string): Segment[] {
    const simplified = toSimplified(text);
    let index = 0;
    return this.segmenter.segment(text, simplified).map((word, at, words): Segment => {
      const start = index;
      index += word.text.length;
      if (!word.isChinese) return { text: word.text, isChinese: false, pinyin: [], zhuyin: [], meaning: '' };
      return {
        text: word.text,
        isChinese: true,
        ...this.readingResolver.resolve(word.text, {
          simplified,
          index: start,
          before: words[at - 1],
          after: words[at + 1],
        }),
      };
    });
  }
}
