import { decimalColumn, patternColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';

/** A kind of event that implies a mood (a birthday, an illness). A regular expression finds it in a sentence. */
export interface LexiconEvent {
  pattern: RegExp;
  /** The weight of the event, on the scale of the sentiment lexicons: from -4 (terrible) to 4 (wonderful). */
  weight: number;
  /** An example of a sentence that the pattern matches. */
  example: string;
}

const WORD_END = String.raw`(?![\p{L}\p{N}])`;
const chinese = readEvents('mood/chinese/events.tsv');
const english = readEvents('mood/english/events.tsv');

export const eventLexicon: readonly LexiconEvent[] = [...chinese, ...english];

/**
 * Returns the weight of each event that a sentence mentions.
 * @param sentence the sentence in simplified characters
 * @param tokens the English words of the sentence, as `tokenizeEnglish` returns them
 */
export function findEventWeights(sentence: string, tokens: readonly string[]): number[] {
  const words = tokens.join(' ');
  return [
    ...chinese.filter((event) => event.pattern.test(sentence)),
    ...(words === '' ? [] : english.filter((event) => event.pattern.test(words))),
  ].map(({ weight }) => weight);
}

function readEvents(path: string): LexiconEvent[] {
  return readDataFile(path, {
    columns: { pattern: patternColumn, weight: decimalColumn, example: textColumn },
    key: ['pattern'],
  }).map((row) => ({
    ...row,
    pattern: new RegExp(row.pattern.replaceAll('{end}', WORD_END), 'u'),
  }));
}
