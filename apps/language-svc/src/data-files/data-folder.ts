import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The possible places of the folder `data/`, relative to this module: beside the built main.js, one folder up from the built `chunks/`, or
 * two folders up in the source code.
 */
const CANDIDATES = ['./data/', '../data/', '../../data/'];

/** The absolute path of the folder with this service's data files. The path ends in a slash. */
export const languageDataFolder = findDataFolder();

function findDataFolder(): string {
  const folders = CANDIDATES.map((candidate) => fileURLToPath(new URL(candidate, import.meta.url)));
  const found = folders.find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`No data folder; looked in ${folders.join(', ')}`);
  return found;
}
