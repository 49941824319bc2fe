const REQUIRED = ['source', 'licence'] as const;

/** The three parts of a data file: header, column names and entries. */
export interface DataFileParts {
  /** The comment lines at the top of the file, each with its `#`. */
  header: string[];
  columnNames: string[];
  /** The number of the line with the column names, counted from 1. The first entry is in the next line. */
  columnLine: number;
  lines: string[];
}

/**
 * Divides the text of a data file into its three parts: a header of lines that begin with `#` (what the file contains, `# source: …`,
 * `# licence: …`), a line with the column names, then one entry per line. After the column names a line that begins with `#` is an entry.
 * @throws DataFileError when a part is missing
 */
export function splitDataFile(text: string, path: string): DataFileParts {
  if (!text.endsWith('\n') || text.includes('\r'))
    throw new DataFileError(path, text.split('\n').length, 'each line must end with a line feed alone');
  const all = text.slice(0, -1).split('\n');
  const headerLength = all.findIndex((line) => !line.startsWith('#'));
  if (headerLength < 1)
    throw new DataFileError(path, 1, 'the file must begin with a header of # lines, then name its columns');
  const header = all.slice(0, headerLength);
  for (const field of REQUIRED)
    if (!header.some((line) => line.startsWith(`# ${field}: `)))
      throw new DataFileError(path, 1, `the header has no line "# ${field}: …"`);
  return {
    header,
    columnNames: all[headerLength]!.split('\t'),
    columnLine: headerLength + 1,
    lines: all.slice(headerLength + 1),
  };
}

/** A mistake in a data file; the message begins with `file:line:`. */
export class DataFileError extends Error {
  constructor(path: string, line: number, problem: string) {
    super(`${path}:${line}: ${problem}`);
    this.name = 'DataFileError';
  }
}
