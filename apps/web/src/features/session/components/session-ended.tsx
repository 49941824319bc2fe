import type { User } from '@memory/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { whoIsSignedIn } from '../api/who-is-signed-in.ts';
import { noteSessionBack } from '../session-end.ts';

/**
 * Covers the page of somebody whose session ended elsewhere. Nothing of the journal can be read through it, and what was being
 * written stays beneath it until the same person is back.
 */
export default function SessionEnded({ user }: { user: User }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [stillOut, setStillOut] = useState(false);

  async function look(): Promise<void> {
    const now = await whoIsSignedIn();
    if (now === user.id) {
      noteSessionBack();
      void queryClient.invalidateQueries();
    } else if (now) window.location.reload();
    else setStillOut(true);
  }

  useEffect(() => {
    const lookWhenBack = (): void => void look();
    window.addEventListener('focus', lookWhenBack);
    return () => window.removeEventListener('focus', lookWhenBack);
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
            <a href={paths.auth} target="_blank" rel="noreferrer" className={buttonClass('act')}>
              {t('session.signIn')}
            </a>
            <Button onClick={() => void look()}>{t('session.back')}</Button>
          </div>
          <output className="min-h-6 text-sm text-ink-soft">{stillOut && t('session.stillOut')}</output>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
