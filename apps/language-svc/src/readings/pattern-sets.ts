import { optionalRegexColumn, patternColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';

/** The regular expressions that rules include by writing their names in braces. */
export const patternSets: ReadonlyMap<string, string> = new Map(
  readDataFile('readings/pattern-sets.tsv', {
    columns: { name: textColumn, pattern: patternColumn, meaning: textColumn },
    key: ['name'],
  }).map((row) => [row.name, row.pattern]),
);

/** Regular expressions for the text right before and right after a character that is a surname there. */
export const surnameContexts = readDataFile('readings/surname-contexts.tsv', {
  columns: { before: optionalRegexColumn, after: optionalRegexColumn },
  key: ['before', 'after'],
});

/** A word with regular expressions for the text right before and right after it, in which `{name}` stands for a pattern set. */
export interface PatternInContext {
  target: string;
  before: string;
  after: string;
}

/**
 * Compiles a pattern to a regular expression for one place of a text, its `lastIndex`.
 * @throws SyntaxError when the pattern contains a name in braces that no pattern set has
 */
export function compilePatternInContext(
  { before, target, after }: PatternInContext,
  sets: ReadonlyMap<string, string>,
): RegExp {
  const expand = (pattern: string): string =>
    pattern.replace(/\{([^\d{}][^{}]*)\}/g, (_, set: string) => {
      const expanded = sets.get(set);
      if (expanded === undefined)
        throw new SyntaxError(`There is no pattern set {${set}}, in: ${before}【${target}】${after}`);
      return `(?:${expanded})`;
    });
  return new RegExp(`(?<=${expand(before)})${target}(?=${expand(after)})`, 'uy');
}
