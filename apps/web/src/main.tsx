import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { sessionQuery } from './features/session/api/get-session.ts';
import { startI18n } from './i18n/i18n.ts';
import { installKaiFace } from './lib/install-kai-face.ts';
import { installServiceWorker } from './lib/install-service-worker.ts';
import { installSquareFace } from './lib/install-square-face.ts';
import { queryClient } from './lib/query-client.ts';
import { reloadWhenReplaced } from './lib/reload-when-replaced.ts';
import { showKeptToast } from './lib/toast-after-load.ts';
import './styles/index.css';

reloadWhenReplaced();
installKaiFace();
installServiceWorker();
// who is here and in which language do not wait for one another
void queryClient.prefetchQuery(sessionQuery);
await Promise.all([startI18n(), installSquareFace()]);

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <Providers />
  </StrictMode>,
);
showKeptToast();
