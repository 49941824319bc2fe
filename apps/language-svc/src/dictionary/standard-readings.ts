import { standardReadingsTable } from './data/standard-readings.ts';

/** By simplified headword and CC-CEDICT's reading of it. */
export const standardReadings: ReadonlyMap<string, string> = new Map(
  standardReadingsTable
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [entry = '', standard = ''] = line.trim().split(' | ');
      return [entry, standard];
    }),
);
