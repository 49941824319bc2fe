import { join, resolve } from 'node:path';

/** Where the pictures land, `{width}-{theme}-{language}/{screen}.png`. */
export const OUT = resolve(import.meta.dirname, '../../../.results/screenshots');

export const albumFile = join(OUT, 'album.json');
/** The cookies of somebody who is signed in. */
export const stateFile = (viewer: string): string => join(OUT, `${viewer}.json`);
