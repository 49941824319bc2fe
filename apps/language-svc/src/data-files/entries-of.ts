import { startOfEntries } from './start-of-entries.ts';

const LINE_END = 10;

/**
 * Returns the texts of the columns of each entry of a generated data file with tens of thousands of lines, one entry after the other. They are
 * not validated, because that takes a large part of the start of this service; tests validate them.
 */
export function* entriesOf(file: Buffer): Generator<string[]> {
  for (let start = startOfEntries(file), end = 0; start < file.length; start = end + 1) {
    end = file.indexOf(LINE_END, start);
    yield file.toString('utf8', start, end).split('\t');
  }
}
