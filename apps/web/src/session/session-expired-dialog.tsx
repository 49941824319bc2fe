import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../components/ui/button.tsx';
import { RiceGrid } from '../components/ui/rice-grid.tsx';
import { pagePaths } from '../lib/page-paths.ts';
import { pageReload } from '../lib/sealed-storage/reload-after-session-end.ts';
import { fetchSignedInUserId } from './session-expiry.ts';

/**
 * The page after the session has ended on the server, in place of the screen of the user who was signed in. This page contains no data of that
 * user. When the same user signs in again, the page is loaded with the user's unsaved text. When another user signs in, the page is loaded with the
 * unsaved text of the other user.
 */
export default function SessionExpiredDialog() {
  const { t } = useTranslation();
  const [isStillSignedOut, setStillSignedOut] = useState(false);

  async function recheckSession(): Promise<void> {
    if (await fetchSignedInUserId()) pageReload.reload();
    else setStillSignedOut(true);
  }

  useEffect(() => {
    const recheckOnFocus = (): void => void recheckSession();
    window.addEventListener('focus', recheckOnFocus);
    return () => window.removeEventListener('focus', recheckOnFocus);
  });

  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby="session-ended"
          onEscapeKeyDown={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 overflow-y-auto bg-paper p-6 text-center"
        >
          <span aria-hidden>
            <RiceGrid character="等" size="large" />
          </span>
          <Dialog.Title asChild>
            <h1 className="mt-4 text-3xl">{t('session.ended')}</h1>
          </Dialog.Title>
          <Dialog.Description id="session-ended" className="max-w-md text-ink-soft">
            {t('session.endedText')}
          </Dialog.Description>
          <div className="mt-3 flex flex-wrap justify-center gap-3">
            <a href={pagePaths.auth} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
              {t('session.signIn')}
            </a>
            <Button onClick={() => void recheckSession()}>{t('session.back')}</Button>
          </div>
          <output className="min-h-6 text-sm text-ink-soft">{isStillSignedOut && t('session.stillOut')}</output>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
