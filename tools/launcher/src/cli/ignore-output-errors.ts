/** The output may be a file on a full disk, or a terminal that was closed. The program must go on without it. */
export function ignoreOutputErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
