import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { createTextAnnotator, type TextAnnotator } from '../../src/annotate/annotator.ts';
import { readDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import { Segmenter } from '../../src/segmentation/segmenter.ts';
import { TraditionalForms } from '../../src/segmentation/traditional-forms.ts';
import type { AccuracyEvaluator, EvaluationMetric } from '../accuracy-evaluator.ts';
import { type ConvertSentence, createSentenceConverter } from '../scripts/convert-sentence.ts';
import { type LabelledMeaning, parseLabelledMeanings, shownMeaning } from './labelled-meanings.ts';

const TRAINING = new URL('meanings/training.tsv', import.meta.url);

/**
 * Measures for how many words of sentences the meaning that the service shows contains what a child needs to know. Sets that the command
 * line names are measured apart; their errors are never printed.
 */
export const meaningsEvaluator: AccuracyEvaluator = {
  name: 'meanings',
  async run({ sets: paths }) {
    const dictionary = readDictionary();
    const annotator = createTextAnnotator(dictionary, new Segmenter(dictionary));
    const convert = createSentenceConverter(annotator, new TraditionalForms(dictionary));
    const training = parseLabelledMeanings(readFileSync(TRAINING, 'utf8'));
    const sets = paths.map((path) => ({
      name: `set ${parse(path).name}`,
      rows: parseLabelledMeanings(readFileSync(path, 'utf8')),
    }));
    return {
      metrics: [{ name: 'training', rows: training }, ...sets].flatMap(({ name, rows }) => [
        metricOf(`${name}, as written`, annotator, rows),
        metricOf(
          `${name}, traditional`,
          annotator,
          rows.map((row) => toTraditionalMeaning(row, convert)),
        ),
      ]),
      errors: training
        .filter((row) => !isExplained(annotator, row))
        .map((row) => `${row.sentence} ${row.target}: ${shownMeaning(annotator, row) ?? 'no word'}`),
    };
  },
};

/** Returns the same sentence and word in traditional characters; each character has one counterpart. */
function toTraditionalMeaning(row: LabelledMeaning, convert: ConvertSentence): LabelledMeaning {
  const sentence = convert(row.sentence, 'traditional');
  return { ...row, sentence, target: sentence.slice(row.index, row.index + row.target.length) };
}

const isExplained = (annotator: TextAnnotator, row: LabelledMeaning): boolean => {
  const shown = shownMeaning(annotator, row)?.toLowerCase();
  return shown !== undefined && row.accepted.some((keyword) => shown.includes(keyword));
};

function metricOf(name: string, annotator: TextAnnotator, rows: readonly LabelledMeaning[]): EvaluationMetric {
  const right = rows.filter((row) => isExplained(annotator, row)).length;
  return { name: `words explained, ${name}`, value: (100 * right) / rows.length, cases: rows.length, right };
}
