import { z } from 'zod';
import { normalizeCode, normalizeLine, normalizeLines, normalizePassword, normalizeWidth } from './normalize-text.ts';
import { countCharacters, fitsCharacters, UNITS_PER_CHARACTER_MAX } from './text-length.ts';

/** Whether PostgreSQL can store the text. It stores neither the character NUL nor lone surrogates, which have no UTF-8 encoding. */
const storable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** Creates a string schema with its own message for a missing value. */
const written = (missing?: string) =>
  z
    .string(missing === undefined ? {} : { error: ({ input }) => (input == null ? missing : undefined) })
    .refine(storable, { error: 'This has a sign in it that Memory cannot keep.' });

/**
 * Creates a schema for a value that programs write, such as an id or a cursor, of at most `max` UTF-16 units. It is not normalized. What people
 * write has one of the schemas below.
 */
export const storableText = (max: number) => written().max(max);

interface TextOptions {
  /** The message for a missing value, and for a blank one unless `tooShort` is given. Without it, the value may be blank. */
  readonly required?: string;
  /** The fewest characters; one if the value is required. */
  readonly min?: number;
  readonly tooShort?: string;
  /** The message for a text that is too long, instead of the general one, which says the limit. */
  readonly tooLong?: string;
}

/**
 * Requires that a text has `min` to `max` characters as people see them, in the given form. The published schema has the limit as `maxLength`,
 * which other programs count in code points.
 */
const ofLength = (
  max: number,
  { required, min = required === undefined ? 0 : 1, tooShort = required, tooLong }: TextOptions,
  form = (text: string) => text,
) =>
  z
    .string()
    .meta({ maxLength: max })
    .check(({ value: input, issues }) => {
      const counted = form(input);
      const issue = { input, origin: 'string', inclusive: true } as const;
      if (counted.length < min || (min > 1 && countCharacters(counted) < min))
        issues.push({ ...issue, code: 'too_small', minimum: min, message: tooShort });
      if (!fitsCharacters(counted, max)) issues.push({ ...issue, code: 'too_big', maximum: max, message: tooLong });
    });

/**
 * Creates a schema for typed text. A text that is certainly longer than `max` characters is rejected at once, because normalizing and counting
 * megabytes takes long.
 */
const typed = (max: number, { required, tooLong }: TextOptions) =>
  written(required)
    .meta({ maxLength: max })
    .check(({ value: input, issues }) => {
      if (input.length > max * UNITS_PER_CHARACTER_MAX)
        issues.push({ input, origin: 'string', inclusive: true, code: 'too_big', maximum: max, message: tooLong });
    });

/** Creates a schema for a text that is normalized before its length is checked. */
const textSchema = (normalize: (text: string) => string, max: number, options: TextOptions) =>
  typed(max, options).transform(normalize).pipe(ofLength(max, options));

/** Creates a schema for a text of one line: a title, a name, a word, a search term. */
export const singleLine = (max: number, options: TextOptions = {}) => textSchema(normalizeLine, max, options);

/** Creates a schema for a text of several lines: the content of an entry, notes. */
export const multiLine = (max: number, options: TextOptions = {}) => textSchema(normalizeLines, max, options);

/** Creates a schema for a name or an address whose width makes no difference: full-width letters become half-width ones. */
export const halfWidthLine = (max: number, options: TextOptions = {}) => textSchema(normalizeWidth, max, options);

/** Creates a schema for a code that is typed from paper or another screen: half-width, in upper case, without spaces and hyphens. */
export const codeText = (max: number, options: TextOptions = {}) => textSchema(normalizeCode, max, options);

/**
 * Creates a schema for a password. The password is not normalized, because earlier releases hashed the typed text. Its characters are
 * counted in the form in which passwords are compared.
 */
export const passwordText = (max: number, options: TextOptions = {}) =>
  typed(max, options).pipe(ofLength(max, options, normalizePassword));
