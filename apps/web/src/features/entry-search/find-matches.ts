/** The position of a match in a text, in UTF-16 units. */
export interface TextMatch {
  start: number;
  end: number;
}

/** Returns where the text contains the search text, as the server compares: upper and lower case are equal, and nothing is a wildcard. */
export function findMatches(text: string, searchText: string): TextMatch[] {
  const wanted = foldCase(searchText.trim());
  const matches: TextMatch[] = [];
  if (wanted === '') return matches;
  const folded = foldCase(text);
  for (let start = folded.indexOf(wanted); start !== -1; start = folded.indexOf(wanted, start + wanted.length))
    matches.push({ start, end: start + wanted.length });
  return matches;
}

/** Lower case, character by character. A character whose lower case is longer stays as it is, so that all positions remain the same. */
const foldCase = (text: string): string =>
  text.replaceAll(/\p{Lu}/gu, (upper) => {
    const lower = upper.toLowerCase();
    return lower.length === upper.length ? lower : upper;
  });
