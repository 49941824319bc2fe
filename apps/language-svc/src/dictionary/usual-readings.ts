import { usualReadingsTable } from './data/usual-readings.ts';

export interface UsualReading {
  /** Numbered pinyin. */
  pinyin: string;
  /** Given where only one of several traditional forms is meant. */
  traditional: string | undefined;
  example: string;
}

/** By simplified headword. */
export const usualReadings: ReadonlyMap<string, UsualReading> = new Map(
  usualReadingsTable
    .trim()
    .split('\n')
    .map((line): [string, UsualReading] => {
      const [headword = '', ...rest] = line.trim().split(' ');
      const [word = '', traditional] = headword.split('/');
      return [word, { pinyin: rest.slice(0, -1).join(' '), traditional, example: rest.at(-1) ?? '' }];
    }),
);
