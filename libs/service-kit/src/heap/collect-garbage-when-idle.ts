import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { collectGarbage } from './collect-garbage.ts';

/** How long the event loop must have had almost nothing to do, in milliseconds. */
const IDLE_MS = 2_000;
/** The share of IDLE_MS during which the event loop may have been busy. */
const IDLE_UTILIZATION = 0.02;
/**
 * The pause between two collections, in milliseconds. With less than one request a second, collecting must not become the main work of the process.
 */
const PAUSE_MS = 60_000;
/** By how much the heap must have grown since the last collection, in bytes, so that another collection is worth its CPU time. */
const GROWTH_BYTES = 8 * 1024 ** 2;

/**
 * Collects garbage after the start, and later whenever the process is idle and its heap has grown. V8 collects only when it needs memory. Without
 * this function, an idle process would keep the garbage of its start or of a busy hour, about a third of its memory.
 */
export async function collectGarbageWhenIdle(): Promise<never> {
  for (;;) {
    await waitUntilIdle();
    await collectGarbage();
    const { total_heap_size: size } = getHeapStatistics();
    do await delay(PAUSE_MS, undefined, { ref: false });
    while (getHeapStatistics().total_heap_size < size + GROWTH_BYTES);
  }
}

async function waitUntilIdle(): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await delay(IDLE_MS, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < IDLE_UTILIZATION) return;
  }
}
