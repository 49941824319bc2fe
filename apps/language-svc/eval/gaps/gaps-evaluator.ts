import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { readGeneratedFile } from '../../src/data-files/generated-files.ts';
import { EnglishWords } from '../../src/word-gaps/english-words.ts';
import { findGaps } from '../../src/word-gaps/find-gaps.ts';
import { normalizeEnglish } from '../../src/word-gaps/normalize-english.ts';
import type { AccuracyEvaluator, EvaluationMetric } from '../accuracy-evaluator.ts';

const TRAINING = new URL('training.tsv', import.meta.url);
/** One of as many candidates must be an accepted word. */
const CANDIDATES = 3;
const PRECISION_MIN = 90;

/** A sentence with the Chinese words that are accepted for each of its gaps, by the English word. */
interface LabelledSentence {
  sentence: string;
  gaps: Map<string, string[]>;
}

interface Counts {
  offered: number;
  right: number;
  labelled: number;
  errors: string[];
}

/**
 * Measures how many of the words that are offered as 'words I needed' have an accepted Chinese word among the first candidates, and how many
 * of the labelled gaps are offered so. A name that is offered counts as wrong. Errors in further sets are never printed.
 */
export const gapsEvaluator: AccuracyEvaluator = {
  name: 'gaps',
  async run({ sets }) {
    const words = new EnglishWords(readGeneratedFile('englishWords'));
    const training = measure(words, parseLabelledSentences(readFileSync(TRAINING, 'utf8')));
    const further = sets.flatMap((path) =>
      metricsOf(`set ${parse(path).name}`, measure(words, parseLabelledSentences(readFileSync(path, 'utf8')))),
    );
    return { metrics: [...metricsOf('training', training), ...further], errors: training.errors };
  },
};

/** Parses lines `sentence, English word, accepted words divided by |`, with tabs between. A sentence without a gap stands alone. */
function parseLabelledSentences(text: string): LabelledSentence[] {
  const bySentence = new Map<string, Map<string, string[]>>();
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#') || line.startsWith('sentence\t')) continue;
    const [sentence = '', english = '', accepted = ''] = line.split('\t').map((value) => value.trim());
    const gaps = bySentence.get(sentence) ?? new Map<string, string[]>();
    bySentence.set(sentence, gaps);
    if (english !== '' && english !== '-') gaps.set(normalizeEnglish(english), accepted.split('|'));
  }
  return Array.from(bySentence, ([sentence, gaps]) => ({ sentence, gaps }));
}

function measure(words: EnglishWords, sentences: readonly LabelledSentence[]): Counts {
  const counts: Counts = { offered: 0, right: 0, labelled: 0, errors: [] };
  for (const { sentence, gaps } of sentences) {
    counts.labelled += gaps.size;
    for (const { english, matches } of findGaps(sentence, words)) {
      counts.offered += 1;
      const accepted = gaps.get(normalizeEnglish(english)) ?? [];
      const candidates = matches.slice(0, CANDIDATES).map(({ word }) => word);
      if (candidates.some((word) => accepted.includes(word))) counts.right += 1;
      else counts.errors.push(`${sentence} ${english}: ${candidates.join(' ')}`);
    }
  }
  return counts;
}

const metricsOf = (name: string, { offered, right, labelled }: Counts): EvaluationMetric[] => [
  {
    name: `offered words with an accepted one, ${name}`,
    value: (100 * right) / offered,
    cases: offered,
    right,
    minimum: PRECISION_MIN,
  },
  { name: `gaps that are offered rightly, ${name}`, value: (100 * right) / labelled, cases: labelled, right },
];
