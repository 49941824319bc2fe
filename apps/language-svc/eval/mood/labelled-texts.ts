import { readdirSync, readFileSync } from 'node:fs';
import type { Mood } from '@memory/contracts';

/** A text as a child or a learner of Chinese writes it, with the mood and the themes that a person assigned to it. */
export interface LabelledText {
  text: string;
  mood: Mood;
  /** The themes that the person assigned to the text. The detected themes count as correct when they contain at least one of these. */
  themes: string[];
  /**
   * The name of the batch (`second`, `third`) that the text was written for; a batch has texts in both languages. The name of the text's
   * file begins with it.
   */
  batch: string;
}

/**
 * `training`: the mood models are trained on these texts, and the authors of the lexicons have read them. `held-out`: texts that only
 * measure the accuracy; only `npm run eval` and the tests read them.
 */
export type DataSplitName = 'training' | 'held-out';
export const moodTextLanguages = ['english', 'chinese', 'mixed'] as const;

const moodBySign: Readonly<Record<string, Mood>> = {
  '++': 'very_positive',
  '+': 'positive',
  '0': 'neutral',
  '-': 'negative',
  '--': 'very_negative',
};

/**
 * Reads the labelled texts of a language. Each line of a file has the form `sign themes | text`; the sign stands for a mood, for example
 * `++` for very_positive.
 */
export function readLabelledTexts(split: DataSplitName, language: (typeof moodTextLanguages)[number]): LabelledText[] {
  const folder = new URL(`${split}/`, import.meta.url);
  const files = readdirSync(folder)
    .filter((file) => file.includes(language))
    .toSorted();
  return files.flatMap((file) =>
    parseLabelledTexts(readFileSync(new URL(file, folder), 'utf8'), file.slice(0, Math.max(file.lastIndexOf('-'), 0))),
  );
}

/** Reads a file of labelled texts outside the repository. Its lines have the same form; those that begin with `#` are comments. */
export function readLabelledTextFile(path: string): LabelledText[] {
  return parseLabelledTexts(readFileSync(path, 'utf8'), path);
}

function parseLabelledTexts(content: string, batch: string): LabelledText[] {
  return content
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => parseLine(line.trim(), batch));
}

function parseLine(line: string, batch: string): LabelledText {
  const [labels = '', ...parts] = line.split('|');
  const text = parts.join('|').trim();
  const [sign = '', ...themes] = labels.trim().split(/\s+/);
  const mood = moodBySign[sign];
  if (!mood || text === '') throw new Error(`Not a labelled text: ${line}`);
  return {
    text,
    mood,
    themes: themes
      .join(' ')
      .split(/[,，、]\s*/)
      .filter((theme) => theme !== ''),
    batch,
  };
}
