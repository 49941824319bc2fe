import { type Mood, moods } from '@memory/contracts';

/** Returns the mood of a day: the middle between the moods of its entries, rounded to the happier side; null for a day without moods. */
export function dayMood(ofEntries: readonly Mood[]): Mood | null {
  if (ofEntries.length === 0) return null;
  // The list of moods begins with the most positive one.
  const sum = ofEntries.reduce((total, mood) => total + moods.indexOf(mood), 0);
  return moods[Math.ceil(sum / ofEntries.length - 0.5)] ?? null;
}

/** Whether a text of this mood is about something heavy, of which the author is not reminded by surprise. */
export const isHeavyMood = (mood: Mood): boolean => mood === 'negative' || mood === 'very_negative';
