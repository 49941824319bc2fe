import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { z } from 'zod';
import { createTextAnnotator, type TextAnnotator } from '../../src/annotate/annotator.ts';
import { readDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import { Segmenter } from '../../src/segmentation/segmenter.ts';
import type { AccuracyEvaluator, EvaluationMetric } from '../accuracy-evaluator.ts';

const TRAINING = new URL('training.jsonl', import.meta.url);

/** A tap on a character of a text, and the headline that its popover should have. */
const tapSchema = z.object({
  text: z.string(),
  /** The index of the tapped character in `text`, in UTF-16 units. */
  tap: z.int().min(0),
  /** The words that the headline may be, in simplified characters. */
  word: z.union([z.string(), z.array(z.string()).min(1)]).transform((word) => [word].flat()),
  /** The meaning must contain one of these, in lower case; any meaning will do if there are none. */
  meaning: z.array(z.string()).default([]),
});
type Tap = z.infer<typeof tapSchema>;

/**
 * Measures for how many taps the popover shows the word that a reader means: 见面 for 见 in 见了面, 研究 for 究 in 研究生命. Sets that the command
 * line names are measured apart; their errors are never printed.
 */
export const tapsEvaluator: AccuracyEvaluator = {
  name: 'taps',
  async run({ sets: paths }) {
    const dictionary = readDictionary();
    const annotator = createTextAnnotator(dictionary, new Segmenter(dictionary));
    const training = readTaps(TRAINING);
    const sets = paths.map((path) => ({ name: `set ${parse(path).name}`, taps: readTaps(path) }));
    return {
      metrics: [{ name: 'training', taps: training }, ...sets].flatMap(({ name, taps }) => [
        metricOf(`words, ${name}`, taps, (tap) => isRightWord(tap, headlineOf(annotator, tap))),
        metricOf(`words and meanings, ${name}`, taps, (tap) => isRight(tap, headlineOf(annotator, tap))),
      ]),
      errors: training.flatMap((tap) => {
        const headline = headlineOf(annotator, tap);
        const shown = `${headline.word} ${headline.meaning}`;
        return isRight(tap, headline) ? [] : [`${tap.text} ${tap.tap}: ${tap.word.join('/')}, shown ${shown}`];
      }),
    };
  },
};

/**
 * Reads a file with one tap per line, as JSON.
 * @throws SyntaxError, ZodError for a line that is none
 */
const readTaps = (path: string | URL): Tap[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => tapSchema.parse(JSON.parse(line)));

interface Headline {
  word: string;
  meaning: string;
}

/** Returns what the popover shows: the headword of the tapped segment, or the segment itself. */
function headlineOf(annotator: TextAnnotator, { text, tap }: Tap): Headline {
  let end = 0;
  for (const segment of annotator.annotate(text)) {
    end += segment.text.length;
    if (tap < end)
      return { word: segment.headword?.simplified ?? segment.text, meaning: (segment.headword ?? segment).meaning };
  }
  return { word: '', meaning: '' };
}

const isRightWord = ({ word }: Tap, headline: Headline): boolean => word.includes(headline.word);
const isRight = (tap: Tap, headline: Headline): boolean =>
  isRightWord(tap, headline) &&
  (tap.meaning.length === 0 ||
    tap.meaning.some((keyword) => headline.meaning.toLowerCase().includes(keyword.toLowerCase())));

function metricOf(name: string, taps: readonly Tap[], holds: (tap: Tap) => boolean): EvaluationMetric {
  const right = taps.filter(holds).length;
  return { name, value: (100 * right) / taps.length, cases: taps.length, right };
}
