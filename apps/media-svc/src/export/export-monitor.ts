/** A number of files and their size. */
export interface ExportTotals {
  readonly files: number;
  readonly bytes: number;
}

/** Receives the progress of an export archive while it is written. */
export interface ExportMonitor {
  /** Called before the first byte with the totals of the archive. */
  begin(totals: ExportTotals): Promise<void>;
  /** Called for each part of a file that was read. Files are read only as fast as the client receives the archive. */
  addBytes(bytes: number): void;
  /** Called when a file is complete, or was left out because it has no content. */
  addFile(): void;
}
