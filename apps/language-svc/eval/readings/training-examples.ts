import type { InMemoryDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import { type FeatureContext, extractReadingFeatures } from '../../src/readings/model/reading-features.ts';
import { partsOfSpeech } from '../../src/segmentation/part-of-speech.ts';
import type { Segmenter } from '../../src/segmentation/segmenter.ts';
import { toSimplified } from '../../src/segmentation/to-simplified.ts';
import type { LabelledSentence } from './labelled-sentences.ts';

/** A labelled character, or the word that contains it, as the model learns from it. */
export interface TrainingExample {
  target: string;
  /** Pinyin with tone marks, with spaces between the syllables. */
  reading: string;
  features: string[];
}

/**
 * Returns what the model learns from a sentence: each labelled character by itself, and each word that has several readings. A label that the
 * dictionary lacks teaches nothing, because the product chooses among the dictionary's readings.
 */
export function extractTrainingExamples(
  { text, targets }: Pick<LabelledSentence, 'text' | 'targets'>,
  dictionary: InMemoryDictionary,
  segmenter: Segmenter,
): TrainingExample[] {
  const simplified = toSimplified(text);
  const labels = new Map(targets.map(({ index, pinyin }) => [index, pinyin]));
  const examples: TrainingExample[] = [];
  const classOf = (from: number, to: number): number =>
    partsOfSpeech.indexOf(from < to ? segmenter.partOfSpeechOf(simplified.slice(from, to)) : 'none');
  const withClasses = (context: Omit<FeatureContext, 'classBefore' | 'classAfter'>): FeatureContext => ({
    ...context,
    classBefore: classOf(context.startBefore, context.start),
    classAfter: classOf(context.end, context.endAfter),
  });
  let start = 0;
  const tokens = segmenter.segment(text, simplified).map((token) => {
    const own = { start, end: start + token.text.length, isChinese: token.isChinese };
    start = own.end;
    return own;
  });
  for (const [at, token] of tokens.entries()) {
    if (!token.isChinese) continue;
    const startBefore = tokens[at - 1]?.isChinese ? tokens[at - 1]!.start : token.start;
    const endAfter = tokens[at + 1]?.isChinese ? tokens[at + 1]!.end : token.end;
    let isLabelled = false;
    for (let index = token.start; index < token.end; index++) {
      const reading = labels.get(index);
      if (reading === undefined) continue;
      isLabelled = true;
      const target = simplified.charAt(index);
      if (!dictionary.readingsOf(target).some(({ syllables }) => syllables.join(' ') === reading)) continue;
      const context = withClasses({
        text: simplified,
        start: index,
        end: index + 1,
        startBefore: index > token.start ? token.start : startBefore,
        endAfter: index + 1 < token.end ? token.end : endAfter,
      });
      examples.push({ target, reading, features: listFeatures(context) });
    }
    if (!isLabelled || token.end - token.start === 1) continue;
    const target = simplified.slice(token.start, token.end);
    const candidates = new Set(
      dictionary
        .readingsOf(target)
        .filter(({ syllables }) => syllables.length === target.length)
        .map(({ syllables }) => syllables.join(' ')),
    );
    if (candidates.size < 2) continue;
    const fitting = [...candidates].filter((candidate) =>
      candidate.split(' ').every((syllable, position) => (labels.get(token.start + position) ?? syllable) === syllable),
    );
    if (fitting.length !== 1) continue;
    const context = withClasses({ text: simplified, start: token.start, end: token.end, startBefore, endAfter });
    examples.push({ target, reading: fitting[0]!, features: listFeatures(context) });
  }
  return examples;
}

/** Returns the features of a context as texts (the kind and the characters), a repeated one as often as it occurs. */
export function listFeatures(context: FeatureContext): string[] {
  const features: string[] = [];
  extractReadingFeatures(context, {
    add(kind, first, second, third) {
      features.push(String.fromCharCode(...[kind, first, second, third].filter((unit) => unit > 0)));
    },
  });
  return features;
}
