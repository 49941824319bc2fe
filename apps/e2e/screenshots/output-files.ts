import { join, resolve } from 'node:path';

/** The folder of the screenshots: `{width}-{theme}-{language}/{screen}.png`. */
export const screenshotsFolder = resolve(import.meta.dirname, '../../../.results/screenshots');

export const sampleDataFile = join(screenshotsFolder, 'sample-data.json');
/** The cookies of a signed-in user. */
export const storageStateFile = (viewer: string): string => join(screenshotsFolder, `${viewer}.json`);
