import type { Annotation } from '@memory/contracts';
import type { Reader } from '../readings/reader.ts';
import { zhuyinOfMarked } from '../readings/marked-zhuyin.ts';
import type { Segmenter } from '../segmentation/segmenter.ts';
import { simplified } from '../segmentation/simplified.ts';

type Segment = Annotation['segments'][number];

/** Tells the words of a text, how each is read there and what it means. */
export class Annotator {
  private readonly segmenter: Segmenter;
  private readonly reader: Reader;

  constructor(segmenter: Segmenter, reader: Reader) {
    this.segmenter = segmenter;
    this.reader = reader;
  }

  /** Segments that, joined, are the text. */
  annotate(text: string): Segment[] {
    const plain = simplified(text);
    let index = 0;
    return this.segmenter.words(text).map((word): Segment => {
      const start = index;
      index += word.text.length;
      if (!word.isChinese) return { ...word, pinyin: [], zhuyin: [], meaning: '' };
      const { pinyin, meaning } = this.reader.read(word, plain, start);
      return { ...word, pinyin: [...pinyin], zhuyin: pinyin.map(zhuyinOfMarked), meaning };
    });
  }
}
