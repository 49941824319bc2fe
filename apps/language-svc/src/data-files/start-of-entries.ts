const HASH = 35;
const LINE_END = 10;

/** Returns the offset of the first entry of a data file: after the header and the line with the names of the columns. */
export function startOfEntries(file: Buffer): number {
  let start = 0;
  while (file[start] === HASH) start = file.indexOf(LINE_END, start) + 1;
  return file.indexOf(LINE_END, start) + 1;
}
