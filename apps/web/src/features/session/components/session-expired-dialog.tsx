import type { User } from '@memory/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pagePaths } from '../../../app/paths.ts';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { fetchSignedInUserId } from '../api/fetch-signed-in-user-id.ts';
import { markSessionRestored } from '../session-expiry.ts';

/**
 * Dialog that covers the page after the session has ended on the server. It hides the journal, but the unsaved text stays on the page until
 * the same user has signed in again.
 */
export default function SessionExpiredDialog({ user }: { user: User }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isStillSignedOut, setStillSignedOut] = useState(false);

  async function recheckSession(): Promise<void> {
    const signedInUserId = await fetchSignedInUserId();
    if (signedInUserId === user.id) {
      markSessionRestored();
      void queryClient.invalidateQueries();
    } else if (signedInUserId) window.location.reload();
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
          <Dialog.Title className="mt-4 text-3xl">{t('session.ended')}</Dialog.Title>
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
