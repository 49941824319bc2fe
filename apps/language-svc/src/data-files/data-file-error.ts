/** A mistake in a data file; the message begins with `file:line:`. */
export class DataFileError extends Error {
  constructor(path: string, line: number, problem: string) {
    super(`${path}:${line}: ${problem}`);
    this.name = 'DataFileError';
  }
}
