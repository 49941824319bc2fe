/** Returns the English words of a text in lower case, with contractions written out: don't becomes do not, I'm becomes i am. */
export function tokenizeEnglish(text: string): string[] {
  const expanded = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\bcan't\b|\bcannot\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/\b(do|did|does|was|is|are|were|could|would)nt\b/g, '$1 not')
    .replace(/\bi'm\b/g, 'i am')
    .replace(/'(?:s|ll|ve|re|d|m)\b/g, '')
    // "never" is removed from phrases such as "never been so happy", which is no negation but means very happy.
    .replace(/\bnever ((?:been|felt|seen|had|laughed|cried|eaten) (?:so|such|anything (?:so|as)))\b/g, '$1');
  return expanded.match(/[a-z]+/g) ?? [];
}

/**
 * Returns a map from the first word of each phrase to the number of words of the longest phrase that begins with it. Spaces separate the
 * words of a phrase.
 */
export function longestPhraseByFirstWord(phrases: Iterable<string>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    longest.set(words[0]!, Math.max(words.length, longest.get(words[0]!) ?? 0));
  }
  return longest;
}
