import { type Mood, moods } from '@memory/contracts';

/** Returns the mood of a day: the average of the moods of its entries, rounded to the more positive mood; null for a day without moods. */
export function dayMood(ofEntries: readonly Mood[]): Mood | null {
  if (ofEntries.length === 0) return null;
  // The list of moods begins with the most positive mood.
  const sum = ofEntries.reduce((total, mood) => total + moods.indexOf(mood), 0);
  return moods[Math.ceil(sum / ofEntries.length - 0.5)] ?? null;
}

/** Whether a mood is so negative that the author is not reminded of the text without asking for it. */
export const isHeavyMood = (mood: Mood): boolean => mood === 'negative' || mood === 'very_negative';
