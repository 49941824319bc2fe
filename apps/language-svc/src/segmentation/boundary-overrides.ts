import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';

/** A rule that ends words at certain places of a text, even where the segmenter would not end a word. */
interface BoundaryOverride {
  /** A regular expression with an empty capturing group at each place where a word ends. */
  pattern: RegExp;
  /** A sentence the rule applies to, its words divided by spaces. */
  example: string;
}

export const boundaryOverrides: readonly BoundaryOverride[] = readDataFile('segmentation/boundary-overrides.tsv', {
  columns: {
    pattern: textColumn.transform((value) => new RegExp(value.replace(/ /g, '()'), 'dgu')),
    example: textColumn,
  },
  key: ['pattern'],
});

/** The indexes in a simplified text at which the overrides end a word; neither sorted nor unique. */
export function findOverriddenBoundaries(simplified: string): number[] {
  return boundaryOverrides.flatMap(({ pattern }) =>
    Array.from(
      simplified.matchAll(pattern),
      ({ indices }) => indices?.slice(1).flatMap((group) => group?.[0] ?? []) ?? [],
    ).flat(),
  );
}
