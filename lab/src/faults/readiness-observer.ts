import { setTimeout as delay } from 'node:timers/promises';

const INTERVAL_MS = 200;
const TIMEOUT_MS = 5_000;

/** One response of `/api/health`. */
export interface HealthPoll {
  /** When the request was sent, as a value of `performance.now()`. */
  readonly at: number;
  /** The unavailable parts. Empty when everything works; `gateway` when there was no response. */
  readonly unavailableParts: readonly string[];
}

/** Polls `/api/health`. @returns a function that ends the polling */
export function observeReadiness(productUrl: string, onPoll: (poll: HealthPoll) => void): () => Promise<void> {
  const stopping = new AbortController();
  const observe = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const at = performance.now();
      onPoll({ at, unavailableParts: await readUnavailableParts(productUrl) });
      await delay(INTERVAL_MS);
    }
  };
  const finished = observe();
  return async () => {
    stopping.abort();
    await finished;
  };
}

/** Reads which parts `/api/health` reports as unavailable. */
export async function readUnavailableParts(productUrl: string): Promise<string[]> {
  try {
    const response = await fetch(`${productUrl}/api/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { services } = (await response.json()) as { services: Record<string, string> };
    return Object.entries(services).flatMap(([part, status]) => (status === 'ok' ? [] : [part]));
  } catch {
    return ['gateway'];
  }
}
