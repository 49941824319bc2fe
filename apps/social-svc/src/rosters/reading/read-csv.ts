import { Readable } from 'node:stream';
import { ApiError } from '@memory/service-kit';
import { CsvError, type Info, parse } from 'csv-parse';

export interface CsvRecord {
  /** The line of the file in which the record begins; the first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

/** The longest record, in characters. A longer one has a quotation mark that is not closed. */
const MAX_RECORD_LENGTH = 64 * 1024;
/** The parser handles the text in pieces of this length, so that other requests are handled in between. */
const CHUNK_LENGTH = 64 * 1024;

/** Returns the separator that occurs most often in the first line, outside of quotation marks. */
function detectSeparator(text: string): Separator {
  const end = text.search(/[\r\n]/);
  const outsideQuotes = (end === -1 ? text : text.slice(0, end)).slice(0, MAX_RECORD_LENGTH).split('"');
  const firstLine = outsideQuotes.filter((_, index) => index % 2 === 0).join('');
  const counts = SEPARATORS.map((separator) => firstLine.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!;
}

function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += CHUNK_LENGTH) yield text.slice(start, start + CHUNK_LENGTH);
}

const countLineBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

const parserOptions = (delimiter: string) => ({
  delimiter,
  info: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  max_record_size: MAX_RECORD_LENGTH,
  // Some programs write quotation marks inside of a cell as they are: Mei "Mimi" Li.
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
});

/**
 * Yields the records of a CSV text, the first one included, which names the columns.
 * @param maxRows the largest number of records after the first one
 * @throws ApiError `roster_not_csv`, `roster_too_many_rows`
 */
export async function* readCsv(text: string, maxRows: number): AsyncGenerator<CsvRecord> {
  // csv-parse counts CRLF within quotation marks as two lines.
  const withPlainLineBreaks = text.replaceAll(/\r\n?/g, '\n');
  yield* parseRecords(Readable.from(chunksOf(withPlainLineBreaks)), detectSeparator(text), maxRows);
}

/** Yields the records of CSV text whose separator is known. @throws ApiError like `readCsv` */
export async function* parseRecords(source: Readable, separator: string, maxRows: number): AsyncGenerator<CsvRecord> {
  const parser = parse(parserOptions(separator));
  source.once('error', (error) => parser.destroy(error));
  let records = 0;
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<{ record: string[]; info: Info }>) {
      if (record.every((cell) => cell.trim() === '')) continue;
      if ((records += 1) > maxRows + 1) throw new ApiError('roster_too_many_rows');
      yield { line: info.lines - countLineBreaks(record), cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ApiError('roster_not_csv', { cause: error });
    throw error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}
