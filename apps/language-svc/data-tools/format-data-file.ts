/** What a data file holds, before it is text. */
export interface DataFileContent {
  /** What the file is, a line each, without `#`. */
  about: readonly string[];
  source: string;
  licence: string;
  columns: readonly string[];
  rows: ReadonlyArray<ReadonlyArray<string | number>>;
}

/**
 * The text of a data file, its entries in the order of their UTF-8 bytes (that of `LC_ALL=C sort`).
 * @throws RangeError for a value that holds a tab or a line break, or a row of another length than the columns
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
