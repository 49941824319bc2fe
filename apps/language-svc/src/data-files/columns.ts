import { z } from 'zod';

/** Column types that several data files share. Each schema receives the text of one column. */

export const text = z.string().regex(/^\S(?:.*\S)?$/su, 'must be a text that neither begins nor ends with a space');

/** Empty means undefined. */
export const optionalText = z.string().transform((value) => (value === '' ? undefined : value));

export const decimal = z.string().transform((value, context) => {
  if (!/^-?\d+(?:\.\d+)?$/.test(value)) context.addIssue('must be a decimal number');
  return Number(value);
});

export const yesOrNo = z.enum(['yes', 'no']).transform((value) => value === 'yes');

/** Numbered pinyin as CC-CEDICT writes it: `lu:e4`, `hua1 r5`. */
export const numberedPinyin = z
  .string()
  .regex(/^[a-z:]+[1-5](?: [a-z:]+[1-5])*$/i, 'must be numbered pinyin, syllables divided by spaces');

/**
 * A regular expression as it stands between the slashes of a literal, with the `u` flag. `{name}`, in lower case, is a placeholder that its reader
 * replaces.
 */
export const pattern = text.refine(isRegularExpression, 'must be a regular expression');

/** The same; empty where nothing is demanded. */
export const optionalPattern = z.string().refine(isRegularExpression, 'must be a regular expression');

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source.replace(/(?<!\\p)\{[a-z]+\}/g, '.'), 'u').source !== '';
  } catch {
    return false;
  }
}
