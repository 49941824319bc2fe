/**
 * Registers the service worker, which caches the app for offline use, but no user data. A new version becomes active after the last page of
 * the old version is closed, so that no open page loses its chunks.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The app works without the service worker when the browser rejects the registration.
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
