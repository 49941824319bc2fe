import { decimalColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';

/**
 * Reads a sentiment lexicon of the data folder.
 * @returns the weight of each phrase, from -4 (terrible) to 4 (wonderful)
 */
export function readSentimentLexicon(path: `mood/${string}/sentiment.tsv`): Map<string, number> {
  const rows = readDataFile(path, { columns: { phrase: textColumn, weight: decimalColumn }, key: ['phrase'] });
  return new Map(rows.map(({ phrase, weight }) => [phrase, weight]));
}
