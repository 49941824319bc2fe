import { type WordClass, wordClasses } from '../segmentation/word-class.ts';
import { type ReadingPart, readNumberedPinyin } from './syllable.ts';

/** Where a target stands. */
export interface Place {
  /** Simplified. */
  text: string;
  index: number;
  /** What the words right before and after the target are. */
  before(): WordClass;
  after(): WordClass;
}

/** When a character or word is read otherwise than usual. */
export interface ContextRule {
  /** As it is written in the table, which is how it is named. */
  line: string;
  /** Simplified: the characters that are read so. They must be whole words of the text. */
  target: string;
  reading: ReadingPart[];
  example: string;
  /** Whether the target has the neighbours there that the rule asks for. */
  fits(place: Place): boolean;
}

/** What may stand in a pattern in braces: a set of neighbours that many rules share. */
export type Neighbours = Readonly<Record<string, string>>;

// 没【还】[书钱] huan2 他还没还书
const LINE =
  /^(?<before>[^\s<]*(?:<[^a-z\s][^\s<]*)*)(?:<(?<classesBefore>[a-z|]+)>)?【(?<target>\p{Unified_Ideograph}+)】(?:<(?<classesAfter>[a-z|]+)>)?(?<after>\S*) (?<reading>[a-z:]+[1-5](?: [a-z:]+[1-5])*) (?<example>\S+)$/u;

/**
 * Reads rules, one a line: the target in 【】 between patterns (regular expressions) of what stands right before and after
 * it, its reading in numbered pinyin, an example. `{name}` in a pattern stands for that set of neighbours; `<noun|verb>` right beside the
 * brackets asks what kind of word stands there, whatever the pattern beyond it says.
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
  const {
    before = '',
    classesBefore,
    target = '',
    classesAfter,
    after = '',
    reading = '',
    example = '',
  } = LINE.exec(line)?.groups ?? {};
  if (!target) throw new SyntaxError(`Not a rule: ${line}`);
  const named = (pattern: string): string =>
    pattern.replace(/\{([^\d{}][^{}]*)\}/g, (_, name: string) => {
      const set = neighbours[name];
      if (set === undefined) throw new SyntaxError(`There is no {${name}}, in: ${line}`);
      return `(?:${set})`;
    });
  const pattern = new RegExp(`(?<=${named(before)})${target}(?=${named(after)})`, 'uy');
  const wantedBefore = readClasses(classesBefore, line);
  const wantedAfter = readClasses(classesAfter, line);
  return {
    line,
    target,
    reading: readNumberedPinyin(reading),
    example,
    fits(place) {
      pattern.lastIndex = place.index;
      return (
        pattern.test(place.text) &&
        (!wantedBefore || wantedBefore.has(place.before())) &&
        (!wantedAfter || wantedAfter.has(place.after()))
      );
    },
  };
}

function readClasses(names: string | undefined, line: string): ReadonlySet<WordClass> | undefined {
  return names === undefined
    ? undefined
    : new Set(
        names.split('|').map((name) => {
          const known = wordClasses.find((one) => one === name);
          if (!known) throw new SyntaxError(`There is no <${name}>, in: ${line}`);
          return known;
        }),
      );
}
