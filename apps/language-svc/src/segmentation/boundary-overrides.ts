import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';

/** A rule that makes a word end at certain places of a text where the segmenter itself would not end a word. */
interface BoundaryOverride {
  /** A regular expression with an empty capturing group at each place where a word must end. */
  pattern: RegExp;
  /** A sentence to which the rule applies, with spaces between its words; the tests check that the segmenter finds these words. */
  example: string;
}

export const boundaryOverrides: readonly BoundaryOverride[] = readDataFile('segmentation/boundary-overrides.tsv', {
  columns: {
    pattern: textColumn.transform((value) => new RegExp(value.replace(/ /g, '()'), 'dgu')),
    example: textColumn,
  },
  key: ['pattern'],
});

/** Returns the indexes in a simplified text at which the rules end a word. The indexes are not sorted and may contain duplicates. */
export function findOverriddenBoundaries(simplified: string): number[] {
  return boundaryOverrides.flatMap(({ pattern }) =>
    Array.from(
      simplified.matchAll(pattern),
      ({ indices }) => indices?.slice(1).flatMap((group) => group?.[0] ?? []) ?? [],
    ).flat(),
  );
}
