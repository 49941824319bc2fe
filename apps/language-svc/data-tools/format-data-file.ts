/** The parts of a data file, from which `formatDataFile` makes the text of the file. */
export interface DataFileContent {
  /** The comment lines at the top of the file that say what the file contains, without the `#` that begins each of them. */
  about: readonly string[];
  source: string;
  licence: string;
  columns: readonly string[];
  rows: ReadonlyArray<ReadonlyArray<string | number>>;
}

/**
 * Returns the text of a data file. The entries are sorted by their UTF-8 bytes, as `LC_ALL=C sort` sorts them.
 * @throws RangeError for a value that contains a tab or a line break, and for a row that has more or fewer values than there are columns
 */
export function formatDataFile({ about, source, licence, columns, rows }: DataFileContent): string {
  const header = [...about, `source: ${source}`, `licence: ${licence}`].map((line) => `# ${line}`);
  const lines = rows.map((row) => {
    if (row.length !== columns.length || row.some((value) => /[\t\r\n]/.test(String(value))))
      throw new RangeError(`Not a row of ${columns.length} columns: ${row.join(' | ')}`);
    return row.join('\t');
  });
  return [...header, columns.join('\t'), ...sortLinesByUtf8Bytes(lines), ''].join('\n');
}

export function sortLinesByUtf8Bytes(lines: readonly string[]): string[] {
  return lines.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}
