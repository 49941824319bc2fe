import { type ReadingAids, readingAidsSchema } from '@memory/contracts';
import type { ReadingAids as ReadingAidsRow } from '../generated/prisma/client.ts';
import { defaultReadingAids } from './default-reading-aids.ts';

/** Converts the row of a user to the reading aids in responses; null is a user without a row. */
export const presentReadingAids = (row: ReadingAidsRow | null): ReadingAids =>
  row === null ? defaultReadingAids : readingAidsSchema.parse(row);
