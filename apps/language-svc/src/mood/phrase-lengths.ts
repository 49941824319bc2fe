/** Of phrases of words divided by spaces: how many words the longest has that begins with a word. */
export function longestByFirst(phrases: Iterable<string>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    longest.set(words[0]!, Math.max(words.length, longest.get(words[0]!) ?? 0));
  }
  return longest;
}
