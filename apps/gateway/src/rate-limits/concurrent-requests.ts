import type { RateLimitedClient } from './requests-per-minute.ts';

/**
 * The number of text-processing requests of one client that a gateway passes on at the same time, and the number of further requests that wait for
 * their turn. Over HTTP/2 the page itself exceeds the first number (one request for each entry's card), so its further requests wait; only a
 * program exceeds both numbers. The requests without a session of a whole school may come from one network address.
 */
const limits: Readonly<Record<RateLimitedClient, { readonly atOnce: number; readonly waiting: number }>> = {
  user: { atOnce: 4, waiting: 100 },
  address: { atOnce: 16, waiting: 1_000 },
};

/**
 * Limits the number of requests that a client has at a service at the same time. Requests are counted in the memory of this process, which costs no
 * network call. Therefore, two gateways together pass on twice as many requests.
 */
export class ConcurrentRequests {
  private readonly clients = new Map<string, { running: number; readonly waiting: ((hasTurn: boolean) => void)[] }>();

  /**
   * Takes a place for a request, or waits for a place. The caller calls `leave` when the request has ended, even if the request is still waiting.
   * @returns null when too many requests of the client are waiting; otherwise `entered` resolves to true when the request may be passed on, and to
   * false when the request has ended while it was waiting
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
