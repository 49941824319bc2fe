import { happenings as table } from './lexicon/happenings.ts';

/** Something that happens to people, found by how it is told. */
export interface Happening {
  pattern: RegExp;
  weight: number;
  example: string;
}

const LINE = /^\s*(?<weight>-?[\d.]+)\s+(?<pattern>.+) => (?<example>.+)$/;
const END = String.raw`(?![\p{L}\p{N}])`;

export const happenings: readonly Happening[] = table
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const { weight, pattern, example } = LINE.exec(line)?.groups ?? {};
    if (!pattern) throw new SyntaxError(`Not a happening: ${line}`);
    return {
      pattern: new RegExp(pattern.replaceAll('{end}', END), 'u'),
      weight: Number(weight),
      example: example ?? '',
    };
  });

const [chinese, english] = [/\p{Unified_Ideograph}/u, /[a-z]{3}/].map((script) =>
  happenings.filter(({ pattern }) => script.test(pattern.source)),
);

/**
 * How what happens in a sentence feels, one weight for each that is found.
 * @param sentence simplified
 * @param tokens its English words in lower case, short forms written out
 */
export function happeningsIn(sentence: string, tokens: readonly string[]): number[] {
  const words = tokens.join(' ');
  return [
    ...(chinese ?? []).flatMap(({ pattern, weight }) => (pattern.test(sentence) ? weight : [])),
    ...(words === '' ? [] : (english ?? []).flatMap(({ pattern, weight }) => (pattern.test(words) ? weight : []))),
  ];
}
