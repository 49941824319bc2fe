import { sealLeftoverUploads } from './capture/index.ts';
import { startI18n } from './i18n/i18n.ts';
import { sealLeftoverDrafts } from './journal/index.ts';
import { ignoreInputMethodKeys } from './lib/ignore-input-method-keys.ts';
import { loadKaiFont } from './lib/load-kai-font.ts';
import { registerServiceWorker } from './lib/register-service-worker.ts';
import { reloadOnMissingChunk } from './lib/reload-on-missing-chunk.ts';
import { runWhenIdle } from './lib/run-when-idle.ts';
import { watchSystemTheme } from './lib/theme.ts';
import { showStoredToast } from './lib/toast-after-reload.ts';
import { emptyPageInBackForwardCache, fetchCurrentUser, showSessionEndedNotice } from './session/index.ts';

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
