import type { OwnUser } from '@memory/contracts';
import { LogOut } from 'lucide-react';
import { AlertDialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { endClassSession } from './end-class-session.ts';
import './class-session.css';
import { useIdleEnd } from './use-idle-end.ts';

const end = (): void => void endClassSession();

/** The button that ends the session of a student, and the notice before it ends by itself. */
export default function ClassSessionControls({ user }: { user: OwnUser }) {
  const { t } = useTranslation();
  const { secondsLeft, stay } = useIdleEnd(user.id, end);
  return (
    <>
      <Button variant="primary" className="class-session-done" onClick={end}>
        <LogOut size={20} aria-hidden />
        {t('classSession.done')}
      </Button>
      {secondsLeft !== null && (
        <AlertDialog.Root open>
          <AlertDialog.Portal>
            <AlertDialog.Overlay className="fade-in fixed inset-0 z-50 bg-shade" />
            <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center p-5">
              <AlertDialog.Content className="rise-in pointer-events-auto w-full max-w-md rounded-3xl border border-line bg-paper p-6 text-center">
                <AlertDialog.Title className="text-2xl">{t('classSession.idleTitle')}</AlertDialog.Title>
                <AlertDialog.Description className="mt-2 text-ink-soft">
                  {t('classSession.idleText')}
                </AlertDialog.Description>
                {/* The number changes each second, which a screen reader should not read aloud. */}
                <p aria-hidden className="class-session-seconds">
                  {secondsLeft}
                </p>
                <div className="class-session-choices">
                  <AlertDialog.Cancel className={`${buttonClass('primary')} class-session-big`} onClick={stay}>
                    {t('classSession.stay')}
                  </AlertDialog.Cancel>
                  <Button variant="ghost" onClick={end}>
                    {t('classSession.done')}
                  </Button>
                </div>
              </AlertDialog.Content>
            </div>
          </AlertDialog.Portal>
        </AlertDialog.Root>
      )}
    </>
  );
}
