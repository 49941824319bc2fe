import { type ReadingPart, readNumberedPinyin } from './syllable.ts';

/** When a character or word is read otherwise than usual. */
export interface ContextRule {
  /** As it is written in the table, which is how it is named. */
  line: string;
  /** Simplified: the characters that are read so. They must be whole words of the text. */
  target: string;
  reading: ReadingPart[];
  example: string;
  /** Whether the target at this place of a simplified text has the neighbours that the rule asks for. */
  fits(text: string, index: number): boolean;
}

/** What may stand in a pattern in braces: a set of neighbours that many rules share. */
export type Neighbours = Readonly<Record<string, string>>;

// 没【还】[书钱] huan2 他还没还书
const LINE = /^(?<before>\S*)【(?<target>\p{Unified_Ideograph}+)】(?<after>\S*) (?<reading>[a-z:]+[1-5](?: [a-z:]+[1-5])*) (?<example>\S+)$/u;

/**
 * Reads rules, one a line: the target in 【】 between patterns (regular expressions) of what stands right before and after
 * it, its reading in numbered pinyin, an example. `{name}` in a pattern stands for that set of neighbours.
 * @throws SyntaxError naming the line that is no rule
 */
export function readContextRules(table: string, neighbours: Neighbours): ContextRule[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => readContextRule(line, neighbours));
}

function readContextRule(line: string, neighbours: Neighbours): ContextRule {
  const { before = '', target = '', after = '', reading = '', example = '' } = LINE.exec(line)?.groups ?? {};
  if (!target) throw new SyntaxError(`Not a rule: ${line}`);
  const named = (pattern: string): string =>
    pattern.replace(/\{([^\d{}][^{}]*)\}/g, (_, name: string) => {
      const set = neighbours[name];
      if (set === undefined) throw new SyntaxError(`There is no {${name}}, in: ${line}`);
      return `(?:${set})`;
    });
  const pattern = new RegExp(`(?<=${named(before)})${target}(?=${named(after)})`, 'uy');
  return {
    line,
    target,
    reading: readNumberedPinyin(reading),
    example,
    fits(text, index) {
      pattern.lastIndex = index;
      return pattern.test(text);
    },
  };
}
