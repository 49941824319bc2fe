/**
 * The worker keeps the program on this device, so that it opens without a network. It keeps nobody's data. A new version is
 * fetched meanwhile and takes over when the last page of the old one is closed: a page never loses its own parts.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // a browser that refuses does without
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
