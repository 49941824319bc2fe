import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineIndex } from './line-index.ts';
import { languageDataFolder } from './service-folders.ts';

const HASH = 35;
const LINE_END = 10;

/** Returns the offset of the first entry of a data file: after the header and the line with the names of the columns. */
function startOfEntries(file: Buffer): number {
  let start = 0;
  while (file[start] === HASH) start = file.indexOf(LINE_END, start) + 1;
  return file.indexOf(LINE_END, start) + 1;
}

/**
 * A file of the data folder with tens of thousands of lines, whose lines are parsed when they are looked up. To parse and validate all lines
 * of the mood models took a quarter of the start of this service. test/mood.spec.ts validates them.
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
