/**
 * The longest time between two readings that counts as recorded. During a recording the clock is read at least once a second; in a longer
 * gap the device slept, and nothing was recorded.
 */
const MAX_GAP_MS = 10_000;

/** Measures the recorded time of a recording, without its pauses and without the time in which the device slept. */
export class RecordingClock {
  private recorded = 0;
  private lastReadingAt: number | null = null;
  /** The time in milliseconds in which the device slept during the recording. */
  missedMs = 0;

  /**
   * Starts or continues.
   * @param now in milliseconds, as of `Date.now()`
   */
  start(now: number): void {
    this.lastReadingAt ??= now;
  }

  pause(now: number): void {
    this.read(now);
    this.lastReadingAt = null;
  }

  /** Returns the recorded time in milliseconds. */
  read(now: number): number {
    if (this.lastReadingAt === null) return this.recorded;
    // The clock of the device may have been set back.
    const gap = Math.max(0, now - this.lastReadingAt);
    if (gap > MAX_GAP_MS) this.missedMs += gap;
    else this.recorded += gap;
    this.lastReadingAt = now;
    return this.recorded;
  }
}
