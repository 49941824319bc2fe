import type { Area } from './area.ts';
import { characters } from './areas/characters.ts';
import { mood } from './areas/mood.ts';
import { readings } from './areas/readings.ts';
import { segmentation } from './areas/segmentation.ts';

/** Every area there is; a new one is a file and a line. */
export const areas: readonly Area[] = [characters, readings, segmentation, mood];
