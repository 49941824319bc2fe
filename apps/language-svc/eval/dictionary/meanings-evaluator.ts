import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { TextAnnotator } from '../../src/annotate/annotator.ts';
import { MeaningChooser } from '../../src/annotate/meaning-chooser.ts';
import { readDictionary } from '../../src/dictionary/read-dictionary.ts';
import { ReadingResolver } from '../../src/readings/reading-resolver.ts';
import { readingRules } from '../../src/readings/reading-rules.ts';
import type { PartOfSpeech } from '../../src/segmentation/part-of-speech.ts';
import { Segmenter } from '../../src/segmentation/segmenter.ts';
import type { AccuracyEvaluator, EvaluationMetric } from '../accuracy-evaluator.ts';
import { type LabelledMeaning, parseLabelledMeanings, shownMeaning } from './labelled-meanings.ts';

const TRAINING = new URL('meanings/training.tsv', import.meta.url);

/**
 * Measures for how many words of sentences the meaning that the service shows contains what a child needs to know. Sets that the command
 * line names are measured apart; their errors are never printed.
 */
export const meaningsEvaluator: AccuracyEvaluator = {
  name: 'meanings',
  async run(options?: { sets?: readonly string[] }) {
    const annotator = createAnnotator();
    const training = parseLabelledMeanings(readFileSync(TRAINING, 'utf8'));
    const others = (options?.sets ?? []).map((path) => ({
      name: basename(path),
      rows: parseLabelledMeanings(readFileSync(path, 'utf8')),
    }));
    const sets = [{ name: 'training', rows: training }, ...others];
    return {
      metrics: sets.map(({ name, rows }) => metricOf(name, annotator, rows)),
      errors: training
        .filter((row) => !isExplained(annotator, row))
        .map((row) => `${row.sentence} ${row.target}: ${shownMeaning(annotator, row) ?? 'no word'}`),
    };
  },
};

function createAnnotator(): TextAnnotator {
  const dictionary = readDictionary();
  const segmenter = new Segmenter(dictionary);
  const partOfSpeechOf = (word: string): PartOfSpeech => segmenter.partOfSpeechOf(word);
  return new TextAnnotator(
    segmenter,
    new ReadingResolver(dictionary, readingRules, partOfSpeechOf),
    new MeaningChooser(dictionary, partOfSpeechOf),
  );
}

const isExplained = (annotator: TextAnnotator, row: LabelledMeaning): boolean => {
  const shown = shownMeaning(annotator, row)?.toLowerCase();
  return shown !== undefined && row.accepted.some((keyword) => shown.includes(keyword));
};

function metricOf(name: string, annotator: TextAnnotator, rows: readonly LabelledMeaning[]): EvaluationMetric {
  const explained = rows.filter((row) => isExplained(annotator, row)).length;
  return { name: `words explained, ${name}`, value: (100 * explained) / rows.length, cases: rows.length };
}
