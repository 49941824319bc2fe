import { type ReadingAids, readingAidsSchema } from '@memory/contracts';
import type { ReadingAids as ReadingAidsRow } from '../generated/prisma/client.ts';

/** The reading aids of users who have chosen none. The page has the same default for signed-out readers. */
export const defaultReadingAids: ReadingAids = {
  isShown: false,
  reading: 'pinyin',
  words: 'all',
  script: 'original',
  hasToneColors: true,
  speechRate: 0.7,
};

/** Converts the row of a user to the reading aids in responses; null is a user without a row. */
export const presentReadingAids = (row: ReadingAidsRow | null): ReadingAids =>
  row === null ? defaultReadingAids : readingAidsSchema.parse(row);
