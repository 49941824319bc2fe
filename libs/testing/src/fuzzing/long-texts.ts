/**
 * The texts that are repeated: one of each class of characters, and the beginnings of structures that patterns and loops look for (a quotation, a
 * title, an address, a negation). Repeated, alone or after another character, they are the worst case for code that begins a new attempt at each
 * position.
 */
const repeated = [
  'a',
  '1',
  ' ',
  '\n',
  '.',
  '-',
  "'",
  '(',
  '[',
  '@',
  '`',
  '<',
  '《',
  '。',
  '𠮷',
  '长',
  'a(',
  '[a|',
  'a_',
  'A1 ',
  'not happy ',
  '我很 happy。',
  '不是不高兴',
  '高兴得很，',
  'e\u0301',
  '👩‍👩‍👧',
] as const;

/** Returns long texts of at most `length` UTF-16 code units. Each text is one Chinese character followed by a repeated character or structure. */
export const longTexts = (length: number): string[] =>
  repeated.map((unit) => `我${unit.repeat(Math.floor((length - 1) / unit.length))}`);
