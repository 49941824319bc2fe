import type { DueCard } from '@memory/contracts';

/**
 * Fetches the first word of today that no question of today would reveal, the one that the user is most likely to forget; null without one. The
 * code of today's words is loaded only then, and stays a chunk of its own, which the reviews load too.
 */
export async function fetchFirstWordOfToday(): Promise<DueCard['item'] | null> {
  const { fetchTodaysWordsOnce } = await import('./todays-words.ts');
  return (await fetchTodaysWordsOnce()).first?.item ?? null;
}
