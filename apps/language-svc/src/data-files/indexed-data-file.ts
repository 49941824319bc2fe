import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineIndex } from './line-index.ts';
import { languageDataFolder } from './service-folders.ts';

const HASH = 35;
const LINE_END = 10;

/**
 * A file of the data folder with tens of thousands of lines, whose lines are parsed when they are looked up. To parse and validate all of them
 * takes a third of the time in which this service starts; the tests do it instead.
 */
export class IndexedDataFile {
  private readonly index: LineIndex;

  /** @param path the path relative to the data folder. The first column of the file identifies a line */
  constructor(path: string) {
    const file = readFileSync(join(languageDataFolder, path));
    this.index = new LineIndex(file.subarray(startOfEntries(file)), 1);
  }

  has(key: string): boolean {
    return this.index.has(key);
  }

  /** Returns the texts of the columns after the first one; undefined when no line has this key. */
  find(key: string): string[] | undefined {
    return this.index.linesOf(key)[0]?.split('\t').slice(1);
  }
}

/** The offset of the line after the header and the names of the columns. */
function startOfEntries(file: Buffer): number {
  let start = 0;
  while (file[start] === HASH) start = file.indexOf(LINE_END, start) + 1;
  return file.indexOf(LINE_END, start) + 1;
}
