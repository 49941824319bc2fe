import { readdirSync, readFileSync } from 'node:fs';
import type { Mood } from '@memory/contracts';

/** A text as a child or a learner writes it, with the mood and the themes a person would name for it. */
export interface JudgedText {
  text: string;
  mood: Mood;
  /** Any of these words is right. */
  themes: string[];
  /** What was written in one go, in both languages: second, third. */
  batch: string;
}

/** `learned`: what lists and weights were made with. `held-out`: read by the eval alone, and nothing was changed for it. */
export type Part = 'learned' | 'held-out';
export const languages = ['english', 'chinese', 'mixed'] as const;

const signs: Readonly<Record<string, Mood>> = {
  '++': 'very_positive',
  '+': 'positive',
  '0': 'neutral',
  '-': 'negative',
  '--': 'very_negative',
};
const LINE = /^(\S+)\s*([^|]*?)\s*\|\s*(.+)$/;

/** The judged texts of a language: files of lines `sign themes | text`. */
export function readJudged(part: Part, language: (typeof languages)[number]): JudgedText[] {
  const folder = new URL(`${part}/`, import.meta.url);
  const files = readdirSync(folder)
    .filter((file) => file.includes(language))
    .toSorted();
  return files
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .map((line) => ({ line, batch: file.replace(/-?\w+\.txt$/, '') })),
    )
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, batch }) => judgedLine(line, batch));
}

function judgedLine(line: string, batch: string): JudgedText {
  const [, sign = '', themes = '', text = ''] = LINE.exec(line) ?? [];
  const mood = signs[sign];
  if (!mood) throw new Error(`not a judged text: ${line}`);
  return { text, mood, themes: themes.split(/,\s*/).filter((theme) => theme !== ''), batch };
}
