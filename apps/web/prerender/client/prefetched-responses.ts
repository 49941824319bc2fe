declare global {
  interface Window {
    /**
     * Responses to the requests that `inline-scripts/show-prerendered-screen.js` sent before the app was loaded. The key is the path and
     * query of the request.
     */
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
 * Discards the prefetched responses that have not been used. Must be called when data has changed on the server, because these responses
 * are outdated then.
 */
export function discardPrefetchedResponses(): void {
  delete window.prefetchedResponses;
}
