import { z } from 'zod';

/** Zod schemas of column types that several data files share. Each schema validates the text of one column. */

export const textColumn = z
  .string()
  .regex(/^\S(?:.*\S)?$/su, 'must be a text that neither begins nor ends with a space');

/** A column whose text may be empty; the value of an empty column is undefined. */
export const optionalTextColumn = z.string().transform((value) => (value === '' ? undefined : value));

export const decimalColumn = z.string().transform((value, context) => {
  if (!/^-?\d+(?:\.\d+)?$/.test(value)) context.addIssue('must be a decimal number');
  return Number(value);
});

export const yesNoColumn = z.enum(['yes', 'no']).transform((value) => value === 'yes');

/** A column with numbered pinyin as CC-CEDICT writes it: `lu:e4`, `hua1 r5`. */
export const numberedPinyinColumn = z
  .string()
  .regex(/^[a-z:]+[1-5](?: [a-z:]+[1-5])*$/i, 'must be numbered pinyin, syllables divided by spaces');

/**
 * A column with the source of a regular expression, which is compiled with the flag `u`. The source may contain placeholders such as
 * `{name}`, which the module that reads the file replaces.
 */
export const patternColumn = textColumn.refine(isRegularExpression, 'must be a regular expression');

/** Like `patternColumn`, but the column may be empty. */
export const optionalRegexColumn = z.string().refine(isRegularExpression, 'must be a regular expression');

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source.replace(/(?<!\\p)\{[a-z]+\}/g, '.'), 'u').source !== '';
  } catch {
    return false;
  }
}
