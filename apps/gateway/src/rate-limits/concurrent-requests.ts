import type { RateLimitedClient } from './requests-per-minute.ts';

/**
 * How many requests that process text a gateway passes on for one client at once, and how many more wait for their turn. The page itself
 * sends more at once where a proxy speaks HTTP/2 (a card for each entry), so those wait; only a program exceeds both numbers. A network
 * address without a session may be that of a whole school.
 */
const limits: Readonly<Record<RateLimitedClient, { readonly atOnce: number; readonly waiting: number }>> = {
  user: { atOnce: 4, waiting: 100 },
  address: { atOnce: 16, waiting: 1_000 },
};

/**
 * Limits the requests that a client has at a service at once. Counted in the memory of this process, so that it costs no call: two gateways
 * pass on twice as many.
 */
export class ConcurrentRequests {
  private readonly clients = new Map<string, { running: number; readonly waiting: ((hasTurn: boolean) => void)[] }>();

  /**
   * Takes a place, or waits for one. The caller calls `leave` when the request has ended, also while it waits.
   * @returns null when too many requests of the client are waiting; otherwise `entered` resolves to true when the request may be passed on,
   *   to false when it has ended before
   */
  enter(client: RateLimitedClient, key: string): { readonly entered: Promise<boolean>; leave(): void } | null {
    const { atOnce, waiting: waitingMax } = limits[client];
    const id = `${client} ${key}`;
    const requests = this.clients.get(id) ?? { running: 0, waiting: [] };
    if (requests.waiting.length >= waitingMax) return null;
    this.clients.set(id, requests);
    const { promise: entered, resolve } = Promise.withResolvers<boolean>();
    if (requests.running < atOnce) {
      requests.running += 1;
      resolve(true);
    } else requests.waiting.push(resolve);
    const leave = (): void => {
      const place = requests.waiting.indexOf(resolve);
      if (place >= 0) {
        requests.waiting.splice(place, 1);
        resolve(false);
        return;
      }
      const next = requests.waiting.shift();
      if (next) return next(true);
      requests.running -= 1;
      if (requests.running === 0) this.clients.delete(id);
    };
    return { entered, leave };
  }
}
