import type { User } from '@memory/contracts';
import { startI18n } from './i18n/i18n.ts';
import { ignoreInputMethodKeys } from './lib/ignore-input-method-keys.ts';
import { ignoreStorageErrors } from './lib/ignore-storage-errors.ts';
import { loadKaiFont } from './lib/load-kai-font.ts';
import { registerServiceWorker } from './lib/register-service-worker.ts';
import { reloadOnMissingChunk } from './lib/reload-on-missing-chunk.ts';
import { runWhenIdle } from './lib/run-when-idle.ts';
import { plaintextDrafts } from './lib/sealed-storage/sealed-value-format.ts';
import { watchSystemTheme } from './lib/theme.ts';
import { showStoredToast } from './lib/toast-after-reload.ts';
import { fetchCurrentUser } from './session/api/current-user.ts';
import { emptyPageInBackForwardCache } from './session/back-forward-cache.ts';
import { showSessionEndedNotice } from './session/session-ended-notice.ts';

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
  if (plaintextDrafts().length > 0) await sealLeftoverDrafts(user);
  showSessionEndedNotice(user?.id ?? null);
  if (user) emptyPageInBackForwardCache();
  const { mountApp } = await import('./shell/mount-app.tsx');
  await mountApp(user);
  showStoredToast();
  runWhenIdle(loadKaiFont);
  runWhenIdle(registerServiceWorker);
  runWhenIdle(() => void sealLeftoverUploads(user));
}

/** Seals drafts that an earlier version of the app stored unsealed. The code is loaded only in browsers with such drafts. */
async function sealLeftoverDrafts(user: User | null): Promise<void> {
  const { sealPlaintextDrafts } = await import('./journal/entries/draft-storage.ts');
  sealPlaintextDrafts(user?.id ?? null);
}

/**
 * Seals uploads that an earlier version of the app stored unsealed. The home page does the same before it loads a user's uploads; this call covers
 * users who open another page, and signed-out visitors.
 */
async function sealLeftoverUploads(user: User | null): Promise<void> {
  const { sealPlaintextUploads } = await import('./capture/media/pending-uploads.ts');
  await ignoreStorageErrors(() => sealPlaintextUploads(user?.id ?? null), undefined);
}
