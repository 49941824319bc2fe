import type { Area } from '../area.ts';
import { evaluateMood } from '../mood.ts';

/** Mood and themes have a report of their own. */
export const mood: Area = {
  name: 'mood',
  judge() {
    const notes: string[] = [];
    evaluateMood((line) => notes.push(line));
    return Promise.resolve({ figures: [], notes });
  },
};
