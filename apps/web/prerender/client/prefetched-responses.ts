declare global {
  interface Window {
    /** Responses that `inline-scripts/show-prerendered-screen.js` requested before the app was loaded, by path and query. */
    prefetchedResponses?: Record<string, Promise<Response>>;
  }
}

/**
 * Like `fetch`, but returns the prefetched response for the same GET request if there is one. Each prefetched response is returned only
 * once.
 */
export function fetchOrUsePrefetched(request: Request): Promise<Response> {
  const path = request.url.slice(window.location.origin.length);
  const prefetched = request.method === 'GET' ? window.prefetchedResponses?.[path] : undefined;
  if (!prefetched) return fetch(request);
  delete window.prefetchedResponses?.[path];
  return prefetched;
}

/**
 * Discards the prefetched responses that have not been used. To be called when data has changed on the server, because they are
 * outdated then.
 */
export function discardPrefetchedResponses(): void {
  delete window.prefetchedResponses;
}
