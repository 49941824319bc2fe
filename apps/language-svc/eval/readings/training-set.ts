import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { InMemoryDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import type { Segmenter } from '../../src/segmentation/segmenter.ts';
import { extractDictionaryExamples } from './dictionary-examples.ts';
import { type LabelledSentence, readSentenceSets } from './labelled-sentences.ts';
import { type PolyphoneCorpora, readTrainingParts } from './polyphone-corpus.ts';
import type { WeightedExample } from './train-reading-weights.ts';
import { extractTrainingExamples } from './training-examples.ts';

/**
 * How much an example counts by its origin. The project's own sentences are diaries, as the product reads them, and few; CPP has twenty
 * sentences from an encyclopedia for each character, the corpus of g2pL five hundred from the web for each of the commonest. Ordinary
 * sentences are there so that a reading that is rare in texts is not chosen as often as in sentences written to show it.
 */
const OWN_WEIGHT = 4;
const AGREED_WEIGHT = 2;
const DICTIONARY_WEIGHT = 0.5;
const CORPUS_WEIGHTS: Readonly<Record<keyof PolyphoneCorpora, number>> = { cpp: 1, g2pl: 0.3 };

/** Returns the project's own training sentences, each once. */
export function readOwnTrainingSentences(): LabelledSentence[] {
  const all = readSentenceSets('training').flatMap(({ sentences }) => sentences);
  return [...new Map(all.map((sentence) => [sentence.text, sentence])).values()];
}

/** Returns the ordinary sentences whose labels two programs agreed on. */
export const readAgreedSentences = (): LabelledSentence[] =>
  readSentenceSets('agreed').flatMap(({ sentences }) => sentences);

/**
 * Returns the examples of the project's own sentences.
 * @param sentences those that a person labelled
 * @param agreed those of `readAgreedSentences`
 */
export function extractOwnExamples(
  sentences: readonly LabelledSentence[],
  agreed: readonly LabelledSentence[],
  dictionary: InMemoryDictionary,
  segmenter: Segmenter,
): WeightedExample[] {
  const extract = (sentence: LabelledSentence, weight: number): WeightedExample[] =>
    extractTrainingExamples(sentence, dictionary, segmenter).map((example) => ({ ...example, weight }));
  return [
    ...agreed.flatMap((sentence) => extract(sentence, AGREED_WEIGHT)),
    ...sentences.flatMap((sentence) => extract(sentence, OWN_WEIGHT)),
  ];
}

/** Returns the examples of the public corpora whose folders are given, without the sentences of CPP's test part. */
export const extractCorpusExamples = (
  corpora: PolyphoneCorpora,
  dictionary: InMemoryDictionary,
  segmenter: Segmenter,
): WeightedExample[] =>
  readTrainingParts(corpora).flatMap(({ corpus, sentences }) =>
    sentences.flatMap((sentence) =>
      extractTrainingExamples(sentence, dictionary, segmenter).map((example) => ({
        ...example,
        weight: CORPUS_WEIGHTS[corpus],
      })),
    ),
  );

/** Adds the words of the dictionary to the examples, for the characters that these show in several readings. */
export function withDictionaryExamples(
  examples: readonly WeightedExample[],
  dictionary: InMemoryDictionary,
): WeightedExample[] {
  const readings = new Map<string, string>();
  const several = new Set<string>();
  for (const { target, reading } of examples) {
    if (target.length === 1 && (readings.get(target) ?? reading) !== reading) several.add(target);
    readings.set(target, reading);
  }
  const ofWords = extractDictionaryExamples(several, dictionary);
  return [...ofWords.map((example) => ({ ...example, weight: DICTIONARY_WEIGHT })), ...examples];
}

/** Returns a hash of the project's own training files, which the trained file names, so that a test sees when training was forgotten. */
export function hashTrainingFiles(): string {
  const hash = createHash('sha256');
  for (const split of ['training', 'agreed']) {
    const folder = new URL(`${split}/`, import.meta.url);
    for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(new URL(file, folder)));
  }
  return hash.digest('hex').slice(0, 16);
}
