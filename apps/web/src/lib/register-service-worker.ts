/**
 * Registers the service worker, which caches the app for offline use, but no user data. A new version takes over after the last page of
 * the old one is closed, so that an open page never loses its chunks.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The app works without the service worker when the browser rejects the registration.
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
