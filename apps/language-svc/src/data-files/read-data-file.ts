import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type DataFileFormat, parseDataFile } from './parse-data-file.ts';
import { languageDataFolder } from './service-folders.ts';

/**
 * Reads and validates a file of the data folder.
 * @param path the path relative to the data folder: `mood/emoji.tsv`
 * @returns one object per line, in the order of the file
 * @throws DataFileError with the file and the line of the first mistake
 */
export function readDataFile<Columns extends z.ZodRawShape>(
  path: string,
  format: DataFileFormat<Columns>,
): Array<z.output<z.ZodObject<Columns>>> {
  return parseDataFile(readFileSync(join(languageDataFolder, path), 'utf8'), path, format);
}
