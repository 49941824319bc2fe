import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { languageDataFolder } from './service-folders.ts';
import { DataFileError, splitDataFile } from './split-data-file.ts';

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

interface DataFileFormat<Columns extends z.ZodRawShape> {
  /** The schema of each column, in the order of the file. A schema receives the column's text. */
  columns: Columns;
  /** The columns that identify a line. Two lines with the same values in all of these columns are an error. */
  key: ReadonlyArray<keyof Columns & string>;
}

/**
 * Parses the text of a data file: a header, a line with the column names, then one entry per line. Values are taken literally, without
 * escape sequences, so no value can contain a tab or a line break.
 * @param path the file's name for error messages
 * @throws DataFileError for a missing header, unexpected columns, a value that its schema rejects, or a second line with the same key
 */
export function parseDataFile<Columns extends z.ZodRawShape>(
  text: string,
  path: string,
  { columns, key }: DataFileFormat<Columns>,
): Array<z.output<z.ZodObject<Columns>>> {
  const { columnNames, columnLine, lines } = splitDataFile(text, path);
  const expected = Object.keys(columns);
  if (columnNames.join() !== expected.join())
    throw new DataFileError(path, columnLine, `the columns must be: ${expected.join(', ')}`);
  const schema = z.object(columns);
  const lineByKey = new Map<string, number>();
  return lines.map((line, index) => {
    const lineNumber = columnLine + 1 + index;
    const values = line.split('\t');
    if (values.length !== expected.length)
      throw new DataFileError(path, lineNumber, `${values.length} columns instead of ${expected.length}`);
    const row: Record<string, string> = {};
    for (let column = 0; column < values.length; column++) row[expected[column]!] = values[column]!;
    const parsed = schema.safeParse(row);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new DataFileError(path, lineNumber, `column ${issue?.path[0]?.toString()}: ${issue?.message}`);
    }
    const id = key.length === 1 ? row[key[0]!]! : key.map((column) => row[column]).join('\t');
    const earlier = lineByKey.get(id);
    if (earlier !== undefined)
      throw new DataFileError(path, lineNumber, `same ${key.join(', ')} as in line ${earlier}: ${id}`);
    lineByKey.set(id, lineNumber);
    return parsed.data;
  });
}
