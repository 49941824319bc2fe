import type { Entry, Greeting, Stamp } from '@memory/contracts';
import { clsx } from 'clsx';
import { Stamp as StampIcon, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { useCurrentUser } from '../../../session/index.ts';
import { useCloseGreetingsTo, useGiveStamp, useGreetings, useRemoveGreeting } from '../greetings.ts';
import { offeredStamps, StampSeal } from './stamp-seal.tsx';

/**
 * The last line of a card: for the author, the stamps that friends have given; for a friend, the own stamp, or the button that gives one. Renders
 * nothing where the user has no part in it.
 */
export default function EntryGreetings({ entry }: { entry: Entry }) {
  const { user } = useCurrentUser();
  const { data } = useGreetings(entry.id);
  if (!user) return null;
  const isOwn = user.id === entry.userId;
  // Only friends see such an entry, so the space for their button is reserved.
  if (data === undefined) return !isOwn && entry.privacyLevel === 'friends' ? <div className="h-11" /> : null;
  if (data === null) return null;
  if (!isOwn) {
    const given = data.greetings[0]?.stamp ?? null;
    return data.isOpen || given ? <OwnStamp entry={entry} userId={user.id} given={given} isOpen={data.isOpen} /> : null;
  }
  return data.greetings.length > 0 ? <ReceivedStamps entryId={entry.id} greetings={data.greetings} /> : null;
}

interface OwnStampProps {
  entry: Entry;
  userId: string;
  given: Stamp | null;
  /** Whether the author accepts stamps of the user at present. */
  isOpen: boolean;
}

/** The stamp of the user on a friend's entry, and the choice among the twelve. */
function OwnStamp({ entry, userId, given, isOpen }: OwnStampProps) {
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const give = useGiveStamp(entry.id, userId, entry.user);
  const name = displayName(entry.user);
  const shown = give.isPending ? give.variables : given;
  const choose = (stamp: Stamp | null): void => {
    setChoosing(false);
    toggle.current?.focus();
    if (stamp !== given) give.mutate(stamp);
  };
  return (
    <div className="grid gap-3">
      <div className="flex items-center">
        <Button
          ref={toggle}
          variant="ghost"
          className="-ml-2"
          aria-expanded={isChoosing}
          aria-label={shown ? t('greetings.change', { stamp: t(`greetings.stamps.${shown}`) }) : undefined}
          // It keeps the focus while the stamp is sent, so it is not disabled.
          aria-disabled={give.isPending}
          onClick={() => give.isPending || setChoosing(!isChoosing)}
        >
          {shown ? (
            <>
              <StampSeal key={shown} stamp={shown} className="size-10 stamp-in" />
              {t('greetings.yours', { stamp: t(`greetings.stamps.${shown}`) })}
            </>
          ) : (
            <>
              <StampIcon size={17} aria-hidden />
              {t('greetings.give')}
            </>
          )}
        </Button>
      </div>
      {isChoosing && (
        <fieldset aria-label={t('greetings.choose', { name })} className="rise-in grid gap-3 rounded-xl bg-well p-3">
          {isOpen && (
            <div className="flex flex-wrap justify-center gap-1">
              {offeredStamps.map((stamp) => (
                <button
                  key={stamp}
                  type="button"
                  aria-pressed={stamp === given}
                  aria-label={t(`greetings.stamps.${stamp}`)}
                  title={t(`greetings.stamps.${stamp}`)}
                  className={clsx('rounded-xl p-1 hover:bg-sheet', stamp === given && 'bg-cinnabar-wash')}
                  onClick={() => choose(stamp)}
                >
                  <StampSeal stamp={stamp} className="size-12" />
                </button>
              ))}
            </div>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-ink-soft">{t('greetings.onlySeenBy', { name })}</p>
            {given && <Button onClick={() => choose(null)}>{t('greetings.takeBack')}</Button>}
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** The stamps on the user's own entry. A tap on one of them offers to remove it and to accept no more of its giver. */
function ReceivedStamps({ entryId, greetings }: { entryId: string; greetings: readonly Greeting[] }) {
  const { t } = useTranslation();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = greetings.find(({ giver }) => giver.id === openId);
  return (
    <section aria-label={t('greetings.received')} className="grid gap-3">
      <ul className="flex flex-wrap gap-1">
        {greetings.map(({ stamp, giver }) => (
          <li key={giver.id}>
            <button
              type="button"
              aria-expanded={giver.id === openId}
              aria-label={t('greetings.from', { stamp: t(`greetings.stamps.${stamp}`), name: displayName(giver) })}
              className="flex items-center gap-2 rounded-xl p-1 pr-3 hover:bg-well aria-expanded:bg-well"
              onClick={() => setOpenId(giver.id === openId ? null : giver.id)}
            >
              <StampSeal stamp={stamp} className="size-12" />
              <bdi className="text-sm text-ink-soft">{displayName(giver)}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {open && <ReceivedStampActions entryId={entryId} greeting={open} onDone={() => setOpenId(null)} />}
    </section>
  );
}

interface ReceivedStampActionsProps {
  entryId: string;
  greeting: Greeting;
  onDone: () => void;
}

function ReceivedStampActions({ entryId, greeting: { giver }, onDone }: ReceivedStampActionsProps) {
  const { t } = useTranslation();
  const remove = useRemoveGreeting(entryId);
  const close = useCloseGreetingsTo(entryId);
  return (
    <div className="flex flex-wrap gap-3">
      <Button disabled={remove.isPending} onClick={() => remove.mutate(giver.id, { onSuccess: onDone })}>
        <X size={17} aria-hidden />
        {t('greetings.remove')}
      </Button>
      <Button variant="ghost" disabled={close.isPending} onClick={() => close.mutate(giver, { onSuccess: onDone })}>
        {t('greetings.closeTo', { name: displayName(giver) })}
      </Button>
    </div>
  );
}
