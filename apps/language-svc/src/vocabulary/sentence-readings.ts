import { findBuiltInTranslation } from '@memory/text';
import type { TextAnnotator } from '../annotate/annotator.ts';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import type { WordClass } from '../dictionary/word-class.ts';
import { removeToneMark } from '../readings/format-pinyin.ts';
import type { SplitConstraints } from '../segmentation/split-constraints.ts';
import type { Translation } from '../translation/dictionary-lookup-translator.ts';

type Segments = ReturnType<TextAnnotator['annotate']>;

interface FoundText {
  syllables: readonly string[];
  /** Where the text begins in the sentence, in UTF-16 units. */
  start: number;
  /** Whether the text is a word of its own in the sentence. */
  isWord: boolean;
  /** The meaning of the word that is or contains the text. */
  meaning: string;
}

/** The readings that characters and words have in sentences. Remembers the annotated sentences, so an instance serves one run only. */
export class SentenceReadings {
  private readonly segments = new Map<string, Segments>();

  constructor(
    private readonly annotator: TextAnnotator,
    private readonly dictionary: InMemoryDictionary,
    private readonly splits?: SplitConstraints,
  ) {}

  /**
   * Returns the reading of a character or word in a sentence, and its meaning there: 觉 is jiào in 睡觉 and jué in 觉得, 班 a measure word in
   * 一班飞机.
   * @returns null when the sentence does not contain the word as a word, or the dictionary lacks the reading
   */
  translate(text: string, sentence: string): Translation | null {
    const found = this.findIn(sentence, text);
    if (!found) return null;
    const { syllables } = found;
    const builtIn = findBuiltInTranslation(text);
    if (builtIn && isReading([builtIn.pinyin], syllables))
      return { pinyin: builtIn.pinyin, translation: builtIn.englishTranslation };
    const readings = this.dictionary.readingsOf(text);
    const reading =
      readings.find((candidate) => candidate.hasSyllables(syllables)) ??
      readings.find((candidate) => isReading(candidate.syllables, syllables));
    if (!reading) return null;
    const translation = found.isWord ? found.meaning : reading.meaningByClass?.get(classOf(found.meaning));
    return { pinyin: reading.pinyin, translation: translation || reading.meaning };
  }

  /**
   * Returns the reading of a text that stands alone, for an item without a reading. A text that the dictionary lacks has the readings of its parts;
   * null when no part is Chinese.
   */
  readingAlone(text: string): string | null {
    const known = this.translate(text, text);
    if (known) return known.pinyin;
    const segments = this.annotator.annotate(text, this.splits);
    if (!segments.some(({ isChinese }) => isChinese)) return null;
    return segments.flatMap(({ isChinese, pinyin, text: part }) => (isChinese ? pinyin : part.trim() || [])).join(' ');
  }

  /** Whether the dictionary has this reading of a text. */
  isReadingOf(text: string, pinyin: string | null): boolean {
    return (
      findBuiltInTranslation(text)?.pinyin === pinyin ||
      this.dictionary.readingsOf(text).some((reading) => reading.pinyin === pinyin)
    );
  }

  /**
   * Returns where `translate` finds the text in the sentence, in UTF-16 units; null when the text is no word of the sentence and no character of one.
   */
  locate(text: string, sentence: string): number | null {
    return this.findIn(sentence, text)?.start ?? null;
  }

  /** Finds a text in a sentence, as a word or as a character of a word. */
  private findIn(sentence: string, text: string): FoundText | null {
    const segments = this.segments.get(sentence) ?? this.annotator.annotate(sentence, this.splits);
    this.segments.set(sentence, segments);
    const same = segments.findIndex((segment) => segment.text === text);
    if (same !== -1) {
      const { pinyin, meaning } = segments[same]!;
      return { syllables: pinyin, start: startOf(segments, same), isWord: true, meaning };
    }
    if (Array.from(text).length > 1) return null;
    for (const [index, segment] of segments.entries()) {
      const syllable = segment.pinyin[Array.from(segment.text).indexOf(text)];
      if (!syllable) continue;
      const start = startOf(segments, index) + segment.text.indexOf(text);
      return { syllables: [syllable], start, isWord: false, meaning: segment.meaning };
    }
    return null;
  }
}

const startOf = (segments: Segments, index: number): number =>
  segments.slice(0, index).reduce((length, { text }) => length + text.length, 0);

/** Guesses the part of speech of a character from the meaning of its word: 长 is a verb in 长大 (to grow up) and a noun in 校长. */
const classOf = (meaning: string): WordClass => (meaning.startsWith('to ') ? 'verb' : 'noun');

/**
 * Whether syllables in a text have this reading. A syllable in the neutral tone matches the same syllable in a full tone, because many characters
 * lose their tone within a word: 亮 is liàng, but liang in 漂亮.
 */
function isReading(reading: readonly string[], syllables: readonly string[]): boolean {
  return (
    reading.length === syllables.length &&
    reading.every((one, index) => one === syllables[index] || removeToneMark(one) === syllables[index])
  );
}
