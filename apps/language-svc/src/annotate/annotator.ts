import type { Annotation } from '@memory/contracts';
import type { Reader } from '../readings/reader.ts';
import type { Segmenter } from '../segmentation/segmenter.ts';
import { simplified } from '../segmentation/simplified.ts';

type Segment = Annotation['segments'][number];

/** Divides a text into words and annotates each with its readings in this context and its meaning. */
export class Annotator {
  private readonly segmenter: Segmenter;
  private readonly reader: Reader;

  constructor(segmenter: Segmenter, reader: Reader) {
    this.segmenter = segmenter;
    this.reader = reader;
  }

  /** One segment per word or non-Chinese run; the segments' texts joined are the input. */
  annotate(text: string): Segment[] {
    const plain = simplified(text);
    let index = 0;
    return this.segmenter.words(text, plain).map((word, at, words): Segment => {
      const start = index;
      index += word.text.length;
      if (!word.isChinese) return { text: word.text, isChinese: false, pinyin: [], zhuyin: [], meaning: '' };
      return {
        text: word.text,
        isChinese: true,
        ...this.reader.read(word.text, { plain, index: start, before: words[at - 1], after: words[at + 1] }),
      };
    });
  }
}
