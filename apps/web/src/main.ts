import { fetchCurrentUser } from './features/session/api/current-user.ts';
import { startI18n } from './i18n/i18n.ts';
import { loadKaiFont } from './lib/load-kai-font.ts';
import { registerServiceWorker } from './lib/register-service-worker.ts';
import { reloadOnMissingChunk } from './lib/reload-on-missing-chunk.ts';
import { runWhenIdle } from './lib/run-when-idle.ts';
import { watchSystemTheme } from './lib/theme.ts';
import { showStoredToast } from './lib/toast-after-reload.ts';

reloadOnMissingChunk();
watchSystemTheme();
void startApp();

// No top-level await: lazily loaded modules import this one and would wait for it. In sequence, although all chunks are preloaded
// (prerender/preload-manifest.ts): evaluating them at once would block a phone's main thread.
async function startApp(): Promise<void> {
  // both in parallel
  const [user] = await Promise.all([fetchCurrentUser(), startI18n()]);
  const { mountApp } = await import('./app/mount-app.tsx');
  await mountApp(user);
  showStoredToast();
  runWhenIdle(loadKaiFont);
  runWhenIdle(registerServiceWorker);
}
