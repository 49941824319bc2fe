import { findBuiltInTranslation } from '@memory/text';
import type { TextAnnotator } from '../annotate/annotator.ts';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { removeToneMark } from '../readings/format-pinyin.ts';
import type { Translation } from '../translation/dictionary-lookup-translator.ts';

type Segments = ReturnType<TextAnnotator['annotate']>;

/** The readings that characters and words have in sentences. Remembers the annotated sentences, so an instance serves one run only. */
export class SentenceReadings {
  private readonly segments = new Map<string, Segments>();

  constructor(
    private readonly annotator: TextAnnotator,
    private readonly dictionary: InMemoryDictionary,
  ) {}

  /**
   * Returns the reading of a character or word in a sentence, and its meaning there: 觉 is jiào in 睡觉 and jué in 觉得, 班 a measure word in
   * 一班飞机.
   * @returns null when the sentence does not contain the word as a word, or the dictionary lacks the reading
   */
  translate(text: string, sentence: string): Translation | null {
    const found = this.findIn(sentence, text);
    if (!found) return null;
    const { syllables, meaning } = found;
    const builtIn = findBuiltInTranslation(text);
    if (builtIn && isReading([builtIn.pinyin], syllables))
      return { pinyin: builtIn.pinyin, translation: builtIn.englishTranslation };
    const readings = this.dictionary.readingsOf(text);
    const reading =
      readings.find((candidate) => candidate.hasSyllables(syllables)) ??
      readings.find((candidate) => isReading(candidate.syllables, syllables));
    return reading ? { pinyin: reading.pinyin, translation: meaning || reading.meaning } : null;
  }

  /** Finds a text in a sentence: as a word, with the meaning of the word there, or as a character of a word, whose meaning is unknown. */
  private findIn(sentence: string, text: string): { syllables: readonly string[]; meaning: string } | null {
    const segments = this.segments.get(sentence) ?? this.annotator.annotate(sentence);
    this.segments.set(sentence, segments);
    const same = segments.find((segment) => segment.text === text);
    if (same) return { syllables: same.pinyin, meaning: same.meaning };
    if (Array.from(text).length > 1) return null;
    for (const segment of segments) {
      const syllable = segment.pinyin[Array.from(segment.text).indexOf(text)];
      if (syllable) return { syllables: [syllable], meaning: '' };
    }
    return null;
  }
}

/**
 * Whether syllables in a text are those of a reading. A syllable in the neutral tone also is that of the full tone, because many characters
 * have it only within a word: 亮 is liàng, but liang in 漂亮.
 */
function isReading(reading: readonly string[], syllables: readonly string[]): boolean {
  return (
    reading.length === syllables.length &&
    reading.every((one, index) => one === syllables[index] || removeToneMark(one) === syllables[index])
  );
}
