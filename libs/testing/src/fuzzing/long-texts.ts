/**
 * What is repeated: each class of signs, and the beginnings of structures that patterns and loops look for (a quotation, a title, an address,
 * a negation). Repeated alone or after a character they are the worst case of code that begins another attempt at each place.
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

/** Returns long texts of at most `length` UTF-16 units, each of one sign or structure repeated after a Chinese character. */
export const longTexts = (length: number): string[] =>
  repeated.map((unit) => `我${unit.repeat(Math.floor((length - 1) / unit.length))}`);
