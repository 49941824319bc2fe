/** Returns, for each word that a phrase begins with, how many words its longest phrase has. The words of a phrase are divided by spaces. */
export function longestPhraseByFirstWord(phrases: Iterable<string>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    longest.set(words[0]!, Math.max(words.length, longest.get(words[0]!) ?? 0));
  }
  return longest;
}
