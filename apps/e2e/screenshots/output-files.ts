import { join, resolve } from 'node:path';

/** The folder for the screenshots, which have the paths `{width}-{theme}-{language}/{screen}.png`. */
export const screenshotsFolder = resolve(import.meta.dirname, '../../../.results/screenshots');

export const screenshotDataFile = join(screenshotsFolder, 'sample-data.json');
/** Returns the path of the file with the cookies of a signed-in user. */
export const storageStateFile = (viewer: string): string => join(screenshotsFolder, `${viewer}.json`);
