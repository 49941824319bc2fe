interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** Processor time of the thread, in microseconds. */
  tdur?: number;
}

/** Lighthouse's phone has a processor that is four times slower. */
const SLOWDOWN = 4;
/** A task blocks the page for the time by which it is longer than this, as Total Blocking Time counts it (web.dev/articles/tbt). */
const BLOCKING_AFTER_MS = 50;
const TASK_NAMES = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/**
 * Returns the blocking time of a page in milliseconds, like Total Blocking Time but of the processor time of the main thread's tasks: it does not count
 * the time in which other processes had the cores, which on two cores, with the server beside the browser, is more than half of a task.
 */
export function processorBlockingTime(events: readonly TraceEvent[]): number {
  const paint = events
    .filter(({ name }) => name === 'firstContentfulPaint')
    .toSorted((one, other) => one.ts - other.ts)
    .at(-1);
  if (!paint) return Number.NaN;
  const { pid, tid, ts: paintedAt } = paint;
  return events
    .filter((event) => event.pid === pid && event.tid === tid && event.ts >= paintedAt && TASK_NAMES.has(event.name))
    .map(({ tdur = 0 }) => Math.max(0, (SLOWDOWN * tdur) / 1000 - BLOCKING_AFTER_MS))
    .reduce((total, time) => total + time, 0);
}
