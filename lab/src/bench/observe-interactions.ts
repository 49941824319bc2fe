import type { Page } from '@playwright/test';

/** The Event Timing API reports no shorter events, so such an interaction counts as this long. */
const SHORTEST_REPORTED_MS = 16;
/** The API reports an event after the next paint, in a task of low priority. */
const REPORT_DELAY_MS = 400;

declare global {
  interface Window {
    /** The longest event of each interaction so far, by interaction, in milliseconds. */
    interactionDurations: Map<number, number>;
  }
}

/** Observes, in every document that `page` loads from now on, how long interactions take until the next paint. */
export async function observeInteractions(page: Page): Promise<{
  /** @returns the milliseconds from the slowest interaction within `action` to the next paint */
  measure: (action: () => Promise<void>) => Promise<number>;
}> {
  await page.addInitScript((durationThreshold) => {
    window.interactionDurations = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[])
        if (interactionId)
          window.interactionDurations.set(
            interactionId,
            Math.max(duration, window.interactionDurations.get(interactionId) ?? 0),
          );
    }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_REPORTED_MS);
  return {
    async measure(action) {
      await page.evaluate(() => window.interactionDurations.clear());
      await action();
      await page.waitForTimeout(REPORT_DELAY_MS);
      const durations = await page.evaluate(() => [...window.interactionDurations.values()]);
      return Math.max(SHORTEST_REPORTED_MS, ...durations);
    },
  };
}
