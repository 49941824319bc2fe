import { localDayAt, localTimeAt } from '@memory/contracts';
import type { ExportedWord } from './exported-word.ts';

/** Writes the lines of a text format for a batch of words. It is called with the batches in their order. */
type WriteBatch = (words: readonly ExportedWord[]) => string;

/** Pleco: UTF-8, `headword⇥pinyin⇥definition`; a line `//…` begins a category. Each month (in the given time zone) is a category. */
export function createPlecoWriter(timeZone: string): WriteBatch {
  let month = '';
  return (words) =>
    words
      .map((word) => {
        const category = localDayAt(word.createdAt, timeZone).slice(0, 'yyyy-mm'.length);
        const heading = category === month ? '' : `//Memory/${category}\n`;
        month = category;
        const headword = word.simplified === word.traditional ? word.word : `${word.simplified}[${word.traditional}]`;
        // Two slashes at the start of a line would begin a category.
        const line = [headword.replace(/^\/\//, '/ /'), word.pinyin, word.meaning].map(toOneLine).join('\t');
        return `${heading}${line}\n`;
      })
      .join('');
}

/** Quizlet: one `term⇥definition` per line. */
export const createQuizletWriter = (): WriteBatch => (words) =>
  words
    .map(({ word, pinyin, meaning }) => {
      const definition = [pinyin, meaning].filter((part) => part !== '').join(' · ');
      return `${toOneLine(word)}\t${toOneLine(definition)}\n`;
    })
    .join('');

const toOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const csvColumns = [
  'word',
  'simplified',
  'traditional',
  'pinyin',
  'zhuyin',
  'meaning',
  'sentence',
  'notes',
  'known',
  'added',
] as const;

/** CSV as in RFC 4180, with the times of a time zone and with a byte order mark, so that Excel reads it as UTF-8. */
export function createCsvWriter(timeZone: string): WriteBatch {
  let head = `\uFEFF${csvColumns.join(',')}\r\n`;
  return (words) => {
    const rows = words.map((word) => {
      const { simplified, traditional, pinyin, zhuyin, meaning, notes, isKnown, createdAt, context } = word;
      const sentence = context?.sentence ?? '';
      const known = isKnown ? 'yes' : 'no';
      const added = localTimeAt(createdAt, timeZone);
      return [word.word, simplified, traditional, pinyin, zhuyin, meaning, sentence, notes, known, added];
    });
    const text = head + rows.map((row) => `${row.map(toCsvCell).join(',')}\r\n`).join('');
    head = '';
    return text;
  };
}

/**
 * The characters with which a spreadsheet program begins a formula, also in their full-width forms. A cell that begins with one gets an
 * apostrophe, so that it stays text (OWASP, CSV injection).
 */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;

const toCsvCell = (text: string): string => {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
