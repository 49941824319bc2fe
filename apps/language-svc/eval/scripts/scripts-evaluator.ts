import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { createTextAnnotator } from '../../src/annotate/annotator.ts';
import { readDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import { Segmenter } from '../../src/segmentation/segmenter.ts';
import { TraditionalForms } from '../../src/segmentation/traditional-forms.ts';
import type { AccuracyEvaluator, EvaluationMetric } from '../accuracy-evaluator.ts';
import { type ConvertSentence, createSentenceConverter, type Script } from './convert-sentence.ts';

/** Sentences that the rules were written with: what is measured on them says that nothing broke, and not how good unseen sentences are. */
const SEEN = new URL('seen.tsv', import.meta.url);
const SEEN_MINIMUM = { traditional: 97, simplified: 99 };

/** A sentence in both scripts. */
type Pair = Record<Script, string>;

/** Measures how many sentences are converted without any wrong character, in both directions. */
export const scriptsEvaluator: AccuracyEvaluator = {
  name: 'scripts',
  run({ sets }) {
    const dictionary = readDictionary();
    const annotator = createTextAnnotator(dictionary, new Segmenter(dictionary));
    const convert = createSentenceConverter(annotator, new TraditionalForms(dictionary));
    const seen = readPairs(SEEN);
    return Promise.resolve({
      metrics: [
        ...metricsOf('seen', seen, convert, SEEN_MINIMUM),
        ...sets.flatMap((path) => metricsOf(`set ${parse(path).name}`, readPairs(path), convert)),
      ],
      errors: seen.flatMap((pair) => describeErrors(pair, convert)),
    });
  },
};

/**
 * Reads sentences, one per line: in simplified characters, a tab, the same in traditional characters of Taiwan.
 * @throws SyntaxError for a line with other columns, or whose two sentences have different lengths
 */
function readPairs(path: string | URL): Pair[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [simplified = '', traditional = '', ...others] = line.split('\t');
      if (others.length > 0 || simplified.length !== traditional.length)
        throw new SyntaxError(`Not a sentence in both scripts: ${line}`);
      return { simplified, traditional };
    });
}

function metricsOf(
  name: string,
  pairs: readonly Pair[],
  convert: ConvertSentence,
  minimum: Partial<Record<Script, number>> = {},
): EvaluationMetric[] {
  return (['traditional', 'simplified'] as const).map((to) => {
    const right = pairs.filter((pair) => convert(pair[otherThan(to)], to) === pair[to]).length;
    return {
      name: `sentences, ${name}, to ${to}`,
      value: (100 * right) / pairs.length,
      cases: pairs.length,
      right,
      minimum: minimum[to],
    };
  });
}

const describeErrors = (pair: Pair, convert: ConvertSentence): string[] =>
  (['traditional', 'simplified'] as const).flatMap((to) => {
    const converted = convert(pair[otherThan(to)], to);
    return converted === pair[to] ? [] : [`${pair[to]}, converted ${converted}`];
  });

const otherThan = (script: Script): Script => (script === 'traditional' ? 'simplified' : 'traditional');
