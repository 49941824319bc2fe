/**
 * Reads a word list: each line a weight and the words that have it, divided by spaces. An underscore stands for a space
 * within a phrase. A word listed twice keeps its first weight.
 */
export function weightedWords(table: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const line of table.trim().split('\n')) {
    const [weight, ...words] = line.trim().split(/\s+/);
    for (const word of words) {
      const phrase = word.replaceAll('_', ' ');
      if (!weights.has(phrase)) weights.set(phrase, Number(weight));
    }
  }
  return weights;
}
