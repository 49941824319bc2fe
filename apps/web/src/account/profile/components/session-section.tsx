import type { ActiveSession } from '@memory/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { useEndOtherSessions, useEndSession, useSessions } from '../api/sessions.ts';

/** Section of the security tab: the browsers in which the user is signed in, and buttons to sign out there. */
export function SessionSection() {
  const { t } = useTranslation();
  const { data: sessions, isError, isFetching, refetch } = useSessions();
  return (
    <section aria-labelledby="sessions" className="sheet p-5 sm:p-6">
      <h2 id="sessions" className="text-lg">
        {t('profile.sessions.title')}
      </h2>
      <p className="mt-2 mb-5 text-ink-soft">{t('profile.sessions.text')}</p>
      {sessions ? (
        <SessionList sessions={sessions} />
      ) : isError ? (
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
          <p role="alert">{t('profile.sessions.loadFailed')}</p>
          <Button disabled={isFetching} onClick={() => void refetch()}>
            {t('timeline.tryAgain')}
          </Button>
        </div>
      ) : (
        <div aria-busy className="grid gap-2 border-t border-line pt-5">
          <output className="sr-only">{t('profile.sessions.loading')}</output>
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      )}
    </section>
  );
}

function SessionList({ sessions }: { sessions: readonly ActiveSession[] }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const others = sessions.filter(({ current }) => !current);
  const current = sessions.filter((session) => session.current);
  // The row whose button had the focus is removed, so the focus moves to the list.
  const focusList = (): void => list.current?.focus();
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('profile.sessions.title')}
        className="divide-y divide-line border-y border-line"
      >
        {[...current, ...others].map((session) => (
          <SessionRow key={session.id} session={session} onEnded={focusList} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="mt-5 text-ink-soft">{t('profile.sessions.empty')}</p>
      ) : (
        <EndOthersButton onEnded={focusList} />
      )}
    </>
  );
}

function EndOthersButton({ onEnded }: { onEnded: () => void }) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const endOthers = useEndOtherSessions();
  return (
    <>
      <Button
        variant="danger"
        disabled={endOthers.isPending}
        className="mt-5 max-sm:w-full"
        onClick={() => setConfirming(true)}
      >
        {t(endOthers.isPending ? 'profile.sessions.ending' : 'profile.sessions.endOthers')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('profile.sessions.confirm.title')}
          text={t('profile.sessions.confirm.text')}
          confirmLabel={t('profile.sessions.endOthers')}
          cancelLabel={t('profile.sessions.confirm.cancel')}
          onClose={() => setConfirming(false)}
          onConfirm={() => endOthers.mutate(undefined, { onSuccess: onEnded })}
        />
      )}
    </>
  );
}

/** One browser in which the user is signed in, with a button to sign out there. This browser itself has no button. */
function SessionRow({ session, onEnded }: { session: ActiveSession; onEnded: () => void }) {
  const { t, i18n } = useTranslation();
  const name = useSessionName()(session);
  const end = useEndSession(session.id);
  const time = (at: string): string => formatDateTime(at, i18n.language);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-bold">{name}</p>
        <p className="text-sm text-ink-soft">
          {session.current
            ? t('profile.sessions.current')
            : t('profile.sessions.lastUsed', { time: time(session.lastUsedAt) })}
        </p>
        {session.createdAt && (
          <p className="text-sm text-ink-soft">{t('profile.sessions.since', { time: time(session.createdAt) })}</p>
        )}
      </div>
      {!session.current && (
        <Button
          disabled={end.isPending}
          aria-label={t('profile.sessions.endName', { name })}
          onClick={() => end.mutate(undefined, { onSuccess: onEnded })}
        >
          {t(end.isPending ? 'profile.sessions.ending' : 'profile.sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** Returns a function that names a session by its browser and system: 'Firefox on Windows'. */
function useSessionName(): (session: Pick<ActiveSession, 'browser' | 'operatingSystem'>) => string {
  const { t } = useTranslation();
  return ({ browser, operatingSystem }) => {
    if (browser && operatingSystem) return t('profile.sessions.name', { browser, system: operatingSystem });
    if (operatingSystem) return t('profile.sessions.nameOfSystem', { system: operatingSystem });
    return browser ?? t('profile.sessions.unknown');
  };
}
