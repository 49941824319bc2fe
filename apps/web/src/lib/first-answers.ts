declare global {
  interface Window {
    /** What `first-paint/first-screen.js` asked for while the program was loading, by address. */
    firstAnswers?: Record<string, Promise<Response>>;
  }
}

/** `fetch`, but an answer that is on its way already is taken, once. */
export function fetchOrTake(request: Request): Promise<Response> {
  const address = request.url.slice(window.location.origin.length);
  const taken = request.method === 'GET' ? window.firstAnswers?.[address] : undefined;
  if (!taken) return fetch(request);
  delete window.firstAnswers?.[address];
  return taken;
}

/** What is still untaken is out of date: whoever wants it asks anew. */
export function forgetFirstAnswers(): void {
  delete window.firstAnswers;
}
