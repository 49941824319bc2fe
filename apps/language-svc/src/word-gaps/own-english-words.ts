import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';

/** An English word or phrase with the Chinese words that this project chose for it, the usual word first. */
export interface OwnEnglishWord {
  english: string;
  words: readonly string[];
}

export const readOwnEnglishWords = (): readonly OwnEnglishWord[] =>
  readDataFile('vocabulary/english-words.tsv', {
    columns: { english: textColumn, words: textColumn.transform((words) => words.split('|')) },
    key: ['english'],
  });
