import type { ActiveSession } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { useEndSession } from '../api/end-session.ts';
import { useSessionName } from '../use-session-name.ts';

/** One browser in which the user is signed in, with a button to sign out there. This browser itself has no button. */
export function SessionRow({ session, onEnded }: { session: ActiveSession; onEnded: () => void }) {
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
