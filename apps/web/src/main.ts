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
  runWhenIdle(() => void loadKaiFont());
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
 * Loads the Kai font, after the first paint: its style sheet, which has 30 KB with a hundred unicode-range subsets, and the files of the characters
 * that the page shows. The page uses the font when all of these files are loaded: each file that arrived alone would lay out the whole page
 * again, and show titles in two fonts. The files of characters that appear later are loaded by the browser. A device without a Chinese font
 * shows the interface in this font too (styles/font-stacks.css), and needs its bold weight.
 */
async function loadKaiFont(): Promise<void> {
  const root = document.documentElement;
  const isEverywhere = root.dataset['chineseFont'] === 'missing';
  await Promise.all([
    import('lxgw-wenkai-webfont/lxgwwenkai-regular.css'),
    isEverywhere && import('lxgw-wenkai-webfont/lxgwwenkai-bold.css'),
  ]);
  const shown = [...document.querySelectorAll(isEverywhere ? 'body' : '.kai, .brush')];
  const text = shown.map(({ textContent }) => textContent).join('');
  // A file that cannot be loaded leaves its characters in the next font of the list. The other files are used.
  await document.fonts.load("1em 'LXGW WenKai'", text).catch(() => undefined);
  root.dataset['kai'] = 'loaded';
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
