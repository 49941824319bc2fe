import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';

const words = new Set(
  readDataFile('vocabulary/function-words.tsv', { columns: { word: textColumn }, key: ['word'] }).map(
    ({ word }) => word,
  ),
);

/** Whether a character or word, in either script, is one of the commonest function words (的, 了, 在). */
export const isFunctionWord = (word: string): boolean => words.has(toSimplified(word));
