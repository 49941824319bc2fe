import { write, writeSync } from 'node:fs';

/** How much text may wait to be written, in UTF-16 code units. Further lines are dropped, because the reader of the pipe is too slow. */
const MAX_WAITING_LENGTH = 1_048_576;
/** The pause after a failed write, in milliseconds. */
const RETRY_MS = 1_000;
const LINE_BREAK = 0x0a;

/** The listener to changes of an output. Both functions may write a line to the output. */
interface LogOutputListener {
  /** Called once when the output begins to drop lines. A line that this function writes is not dropped; it waits until it can be written. */
  onDropping(error: Error): void;
  /** Called once when lines can be written again. */
  onRecovery(droppedLines: number): void;
}

interface WaitingLine {
  readonly text: string;
  readonly isReport: boolean;
}

/**
 * Writes log lines to a file descriptor without waiting. A line that cannot be written, for example because the disk is full, is dropped and counted:
 * a process must continue to serve requests without its log.
 *
 * pino's own output (sonic-boom) is not used: it emits an error that ends the process, and then delays the exit until the write succeeds.
 */
class LogOutput {
  private readonly fd: number;
  private waiting: WaitingLine[] = [];
  private waitingLength = 0;
  /** Whether a write is running, or a retry will follow after a pause. */
  private isBusy = false;
  private isDropping = false;
  private isReporting = false;
  /** Whether the last line in the file is incomplete, because only a part of it could be written. */
  private endsWithinLine = false;
  private writesAtExit = false;
  private dropped = 0;
  private droppedBefore = 0;
  private listener: LogOutputListener | undefined;

  constructor(fd: number) {
    this.fd = fd;
  }

  /** How many lines could not be written since the start of the process. */
  get droppedLines(): number {
    return this.dropped;
  }

  /** Whether the last line could not be written. */
  get isDroppingLines(): boolean {
    return this.isDropping;
  }

  setListener(listener: LogOutputListener): void {
    this.listener = listener;
  }

  /** Writes a line. `text` must include the line break. */
  write(text: string): void {
    if (!this.writesAtExit) process.once('exit', () => this.writeAtExit());
    this.writesAtExit = true;
    if (this.waitingLength + text.length > MAX_WAITING_LENGTH && !this.isReporting)
      return this.drop(1, new Error('the reader of the log does not keep up'));
    this.waiting.push({ text, isReport: this.isReporting });
    this.waitingLength += text.length;
    if (!this.isBusy) this.writeWaiting();
  }

  private writeWaiting(): void {
    const lines = this.takeWaiting();
    this.isBusy = lines.length > 0;
    if (this.isBusy) this.writeChunk(this.toChunk(lines), lines);
  }

  private writeChunk(chunk: Buffer, lines: readonly WaitingLine[]): void {
    write(this.fd, chunk, (error, written) => {
      if (error) return this.handleFailure(error, chunk, lines);
      this.endsWithinLine = chunk[written - 1] !== LINE_BREAK;
      const rest = chunk.subarray(written);
      if (rest.length > 0) return this.writeChunk(rest, lastLinesOf(rest, lines));
      this.reportRecovery();
      this.writeWaiting();
    });
  }

  private handleFailure(error: NodeJS.ErrnoException, chunk: Buffer, lines: readonly WaitingLine[]): void {
    // A pipe is full, but its reader may still read from it.
    if (error.code === 'EAGAIN') return void setTimeout(() => this.writeChunk(chunk, lines), RETRY_MS).unref();
    const reports = lines.filter(({ isReport }) => isReport);
    this.waiting.unshift(...reports);
    this.waitingLength += reports.reduce((length, { text }) => length + text.length, 0);
    this.drop(lines.length - reports.length, error);
    setTimeout(() => this.writeWaiting(), RETRY_MS).unref();
  }

  private drop(count: number, error: Error): void {
    if (!this.isDropping) {
      this.isDropping = true;
      this.droppedBefore = this.dropped;
      this.isReporting = true;
      this.listener?.onDropping(error);
      this.isReporting = false;
    }
    this.dropped += count;
  }

  private reportRecovery(): void {
    if (!this.isDropping) return;
    this.isDropping = false;
    this.listener?.onRecovery(this.dropped - this.droppedBefore);
  }

  private takeWaiting(): WaitingLine[] {
    const lines = this.waiting;
    this.waiting = [];
    this.waitingLength = 0;
    return lines;
  }

  private toChunk(lines: readonly WaitingLine[]): Buffer {
    return Buffer.from((this.endsWithinLine ? '\n' : '') + lines.map(({ text }) => text).join(''));
  }

  /** Writes the last lines when the process exits. It tries once: lines that cannot be written are lost. */
  private writeAtExit(): void {
    let rest = this.toChunk(this.takeWaiting());
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(this.fd, rest));
    } catch {
      // The error cannot be reported, because the log is the place for reports.
    }
  }
}

/** Returns the lines that end in `rest`, which is the unwritten end of their chunk. */
function lastLinesOf(rest: Buffer, lines: readonly WaitingLine[]): readonly WaitingLine[] {
  const count = rest.filter((byte) => byte === LINE_BREAK).length;
  return lines.slice(Math.max(0, lines.length - count));
}

/** The log of this process: its standard output. */
export const processLog = new LogOutput(1);
