/** The English words of a text, lower case, each in the forms under which a list may know it (plural and singular). */
export function* englishWords(text: string): Generator<{ word: string; index: number }> {
  for (const match of text.toLowerCase().matchAll(/[a-z][a-z'’-]*/g)) {
    yield { word: match[0], index: match.index };
    const singular = match[0].replace(/['’]s$/, '').replace(/(?<=[^aeiou])ies$/, 'y');
    if (singular !== match[0]) yield { word: singular, index: match.index };
    else if (/(?:ses|xes|zes|ches|shes|toes)$/.test(singular))
      yield { word: singular.slice(0, -2), index: match.index };
    if (/[^s]s$/.test(singular)) yield { word: singular.slice(0, -1), index: match.index };
  }
}
