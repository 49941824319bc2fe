import { sealLeftoverUploads } from './capture/index.ts';
import { startI18n } from './i18n/i18n.ts';
import { sealLeftoverDrafts } from './journal/index.ts';
import { ignoreInputMethodKeys } from './lib/ignore-input-method-keys.ts';
import { isOnline } from './lib/online-status.ts';
import { runWhenIdle } from './lib/run-when-idle.ts';
import { watchSystemTheme } from './lib/theme.ts';
import { showStoredToast } from './lib/toasts.ts';
import { emptyPageInBackForwardCache, fetchCurrentUser, showSessionEndedNotice } from './session/index.ts';

/**
 * Minimum age of a page in milliseconds for a reload after a missing chunk. On a younger page the chunk is not missing because
 * of an upgrade, so a reload would not help and would repeat forever.
 */
const MIN_PAGE_AGE_FOR_RELOAD_MS = 10_000;

ignoreInputMethodKeys();
reloadOnMissingChunk();
watchSystemTheme();
void startApp();

// This is a function instead of a top-level await, because lazily loaded modules import this module and would wait for it. The modules are
// evaluated one after the other, although all chunks are preloaded (prerender/preload-manifest.ts): evaluating them at once would block a
// phone's main thread.
async function startApp(): Promise<void> {
  // The user and the interface texts are loaded in parallel.
  const [user] = await Promise.all([fetchCurrentUser(), startI18n()]);
  const userId = user?.id ?? null;
  await sealLeftoverDrafts(userId);
  showSessionEndedNotice(userId);
  if (user) emptyPageInBackForwardCache();
  const { mountApp } = await import('./shell/mount-app.tsx');
  await mountApp(user);
  showStoredToast();
  runWhenIdle(loadKaiFont);
  runWhenIdle(registerServiceWorker);
  runWhenIdle(() => void sealLeftoverUploads(userId));
}

/**
 * Reloads the page when one of its chunks no longer exists on the server, because the page was opened before an upgrade. Typed text is kept
 * as a draft.
 */
function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection the page is not reloaded, because the user would lose it.
    if (performance.now() < MIN_PAGE_AGE_FOR_RELOAD_MS || !isOnline()) return;
    event.preventDefault();
    window.location.reload();
  });
}

/**
 * Loads the style sheet of the Kai font. With its hundred unicode-range subsets the style sheet has 30 KB, so it is loaded after the first
 * paint. The browser then loads only the font files of the characters in use. A device without a Chinese font shows the interface in this
 * font too (styles/font-stacks.css), and needs its bold weight.
 */
function loadKaiFont(): void {
  void import('lxgw-wenkai-webfont/lxgwwenkai-regular.css');
  if (document.documentElement.dataset['chineseFont'] === 'missing')
    void import('lxgw-wenkai-webfont/lxgwwenkai-bold.css');
}

/**
 * Registers the service worker, which caches the app for offline use, but no user data. A new version becomes active after the last page of
 * the old version is closed, so that no open page loses its chunks.
 */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The app works without the service worker when the browser rejects the registration.
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
