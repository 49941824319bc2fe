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
