import type { Entry, Greeting, Stamp } from '@memory/contracts';
import { clsx } from 'clsx';
import { Mic, Stamp as StampIcon, X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { SafetyMenu } from '../../../people/index.ts';
import { useCurrentUser } from '../../../session/index.ts';
import { useCloseGreetingsTo, useGiveStamp, useGreetings, useRemoveGreeting } from '../greetings.ts';
import { LazyVoiceDialog } from '../lazy-greetings.ts';
import { offeredStamps, StampSeal } from './stamp-seal.tsx';
import { VoicePlayer } from './voice-player.tsx';

/**
 * The last line of a card: for the author, the stamps and voices that friends have given; for a friend, the own ones, or the buttons that give them.
 * Renders nothing where the user has no part in it.
 */
export default function EntryGreetings({ entry }: { entry: Entry }) {
  const { user } = useCurrentUser();
  const { data } = useGreetings(entry.id);
  if (!user) return null;
  const isOwn = user.id === entry.userId;
  // Only friends see such an entry, so the space for their buttons is reserved.
  if (data === undefined) return !isOwn && entry.privacyLevel === 'friends' ? <div className="h-11" /> : null;
  if (data === null) return null;
  if (!isOwn) {
    const given = data.greetings[0] ?? null;
    return data.isOpen || given ? (
      <OwnGreeting entry={entry} userId={user.id} given={given} isOpen={data.isOpen} />
    ) : null;
  }
  return data.greetings.length > 0 ? <ReceivedGreetings entryId={entry.id} greetings={data.greetings} /> : null;
}

interface OwnGreetingProps {
  entry: Entry;
  userId: string;
  given: Greeting | null;
  /** Whether the author accepts greetings of the user at present. */
  isOpen: boolean;
}

/** The stamp and the voice of the user on a friend's entry, the choice among the twelve stamps, and the button that opens the recorder. */
function OwnGreeting({ entry, userId, given, isOpen }: OwnGreetingProps) {
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  const [isSpeaking, setSpeaking] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const give = useGiveStamp(entry.id, userId, entry.user);
  const name = displayName(entry.user);
  const stamp = given?.stamp ?? null;
  const shown = give.isPending ? give.variables : stamp;
  const choose = (chosen: Stamp | null): void => {
    setChoosing(false);
    toggle.current?.focus();
    if (chosen === null || chosen !== stamp) give.mutate(chosen);
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center">
        <Button
          ref={toggle}
          variant="ghost"
          className="-ml-2"
          aria-expanded={isChoosing}
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
              {t(isOpen ? 'greetings.give' : 'greetings.yoursVoice')}
            </>
          )}
        </Button>
        {given?.recordingUrl && <VoicePlayer url={given.recordingUrl} label={t('greetings.playOwnVoice')} />}
        {isOpen && (
          <Button variant="ghost" onClick={() => setSpeaking(true)}>
            <Mic size={17} aria-hidden />
            {t(given?.recordingUrl ? 'greetings.recordAgain' : 'greetings.leaveVoice')}
          </Button>
        )}
      </div>
      {isSpeaking && (
        <Suspense>
          <LazyVoiceDialog entry={entry} userId={userId} onClose={() => setSpeaking(false)} />
        </Suspense>
      )}
      {isChoosing && (
        <fieldset aria-label={t('greetings.choose', { name })} className="rise-in grid gap-3 rounded-xl bg-well p-3">
          {isOpen && (
            <div className="flex flex-wrap justify-center gap-1">
              {offeredStamps.map((offered) => (
                <button
                  key={offered}
                  type="button"
                  aria-pressed={offered === stamp}
                  aria-label={t(`greetings.stamps.${offered}`)}
                  title={t(`greetings.stamps.${offered}`)}
                  className={clsx('rounded-xl p-1 hover:bg-sheet', offered === stamp && 'bg-cinnabar-wash')}
                  onClick={() => choose(offered)}
                >
                  <StampSeal stamp={offered} className="size-12" />
                </button>
              ))}
            </div>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-ink-soft">{t('greetings.onlySeenBy', { name })}</p>
            {given && (
              <Button onClick={() => choose(null)}>
                {t(given.stamp && given.recordingUrl ? 'greetings.takeBothBack' : 'greetings.takeBack')}
              </Button>
            )}
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** The stamps and voices on the user's own entry. A tap on one of them offers to remove it and to accept no more of its giver. */
function ReceivedGreetings({ entryId, greetings }: { entryId: string; greetings: readonly Greeting[] }) {
  const { t } = useTranslation();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = greetings.find(({ giver }) => giver.id === openId);
  return (
    <section aria-label={t('greetings.received')} className="grid gap-3">
      <ul className="flex flex-wrap gap-1">
        {greetings.map((greeting) => (
          <li key={greeting.giver.id} className="flex items-center gap-1">
            <ReceivedGreeting
              greeting={greeting}
              isOpen={greeting.giver.id === openId}
              onToggle={() => setOpenId(greeting.giver.id === openId ? null : greeting.giver.id)}
            />
            {greeting.recordingUrl && (
              <VoicePlayer
                url={greeting.recordingUrl}
                label={t('greetings.playVoice', { name: displayName(greeting.giver) })}
              />
            )}
          </li>
        ))}
      </ul>
      {open && <ReceivedGreetingActions entryId={entryId} greeting={open} onDone={() => setOpenId(null)} />}
    </section>
  );
}

interface ReceivedGreetingProps {
  greeting: Greeting;
  isOpen: boolean;
  onToggle: () => void;
}

/** The stamp of a friend with the name; of a voice alone, the name. */
function ReceivedGreeting({ greeting: { stamp, recordingUrl, giver }, isOpen, onToggle }: ReceivedGreetingProps) {
  const { t } = useTranslation();
  const name = displayName(giver);
  const stampName = stamp && t(`greetings.stamps.${stamp}`);
  const label = !stampName
    ? t('greetings.fromWithVoice', { name })
    : t(recordingUrl ? 'greetings.voiceAndStamp' : 'greetings.from', { stamp: stampName, name });
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="flex min-h-11 items-center gap-2 rounded-xl p-1 pr-3 hover:bg-well aria-expanded:bg-well"
      onClick={onToggle}
    >
      {stamp && <StampSeal stamp={stamp} className="size-12" />}
      <span className="sr-only">{label}</span>
      <bdi aria-hidden className="text-sm text-ink-soft">
        {name}
      </bdi>
    </button>
  );
}

interface ReceivedGreetingActionsProps {
  entryId: string;
  greeting: Greeting;
  onDone: () => void;
}

function ReceivedGreetingActions({ entryId, greeting: { giver }, onDone }: ReceivedGreetingActionsProps) {
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
      <SafetyMenu user={giver} reportText={t('greetings.reportText', { id: entryId })} />
    </div>
  );
}
