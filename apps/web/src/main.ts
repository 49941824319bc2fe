import { startSession } from './features/session/api/get-session.ts';
import { startI18n } from './i18n/i18n.ts';
import { installKaiFace } from './lib/install-kai-face.ts';
import { installServiceWorker } from './lib/install-service-worker.ts';
import { reloadWhenReplaced } from './lib/reload-when-replaced.ts';
import { followDeviceTheme } from './lib/theme.ts';
import { showKeptToast } from './lib/toast-after-load.ts';
import { whenIdle } from './lib/when-idle.ts';

reloadWhenReplaced();
followDeviceTheme();
void start();

// Not by awaiting at the top of this file: the others wait for it to have run. One after the other, though all are fetched by now
// (build/first-screens.ts): run at once they would hold up a phone.
async function start(): Promise<void> {
  // who is here and in which language do not wait for one another
  const [user] = await Promise.all([startSession(), startI18n()]);
  const { drawPage } = await import('./app/draw-page.tsx');
  await drawPage(user);
  showKeptToast();
  whenIdle(installKaiFace);
  whenIdle(installServiceWorker);
}
