import { readFileSync } from 'node:fs';

/** Returns the text of a file; undefined when there is no such file, also when another process deletes it at this moment. */
export function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
