import type { Area } from '../area.ts';
import { moodFigures, rulesWorth } from '../mood.ts';
import { unseenFigures } from '../mood/unseen.ts';

/** Mood and themes, in each language. */
export const mood: Area = {
  name: 'mood',
  judge: () => Promise.resolve({ figures: [...moodFigures(), ...unseenFigures()], notes: rulesWorth() }),
};
