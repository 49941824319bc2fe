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

// Not by awaiting at the top of this file: the others wait for it to have run. One after the other, though all are fetched by now
// (build/first-screens.ts): run at once they would hold up a phone.
async function startApp(): Promise<void> {
  // who is here and in which language do not wait for one another
  const [user] = await Promise.all([fetchCurrentUser(), startI18n()]);
  const { mountApp } = await import('./app/mount-app.tsx');
  await mountApp(user);
  showStoredToast();
  runWhenIdle(loadKaiFont);
  runWhenIdle(registerServiceWorker);
}
