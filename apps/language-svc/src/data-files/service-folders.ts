import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The possible places of this service's folders, relative to this module: beside the built main.js, one folder up from the built `chunks/`,
 * or two folders up in the source code.
 */
const PARENTS = ['./', '../', '../../'];

/** The absolute path of the folder with this service's data files. The path ends in a slash. */
export const languageDataFolder = findServiceFolder('data/');

/**
 * Returns the absolute path of one of this service's folders.
 * @param path the path relative to main.js in the build, and to the service or its `src` in the repository
 */
export function findServiceFolder(path: string): string {
  const folders = PARENTS.map((parent) => fileURLToPath(new URL(`${parent}${path}`, import.meta.url)));
  const found = folders.find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`No folder ${path}; looked in ${folders.join(', ')}`);
  return found;
}
