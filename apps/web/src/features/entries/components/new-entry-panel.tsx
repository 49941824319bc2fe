import type { User } from '@memory/contracts';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input, PaperArea } from '../../../components/ui/input.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import type { Busy } from '../../../lib/use-busy.ts';
import { useCreateEntry } from '../api/create-entry.ts';
import { hasTitle } from '../has-title.ts';
import { useDraft } from '../use-draft.ts';
import { type InputMode, InputModes } from './input-modes.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PrivacySwitches } from './privacy-switches.tsx';

const PhotoInput = lazy(() => import('../../photo/components/photo-input.tsx'));
const VoiceRecorder = lazy(() => import('../../recording/components/voice-recorder.tsx'));

/** For so long the second half of a slow double click may still come, in milliseconds. */
const DOUBLE_CLICK = 1000;

/** 'Today's Entry': said, typed or photographed, private unless its writer says otherwise. */
export function NewEntryPanel({ user }: { user: User }) {
  const { t } = useTranslation();
  const [mode, setMode] = useState<InputMode>('text');
  // a mode once used stays in the page: a recording goes on while one types
  const [visited, setVisited] = useState({ voice: false, photo: false });
  const [voiceBusy, setVoiceBusy] = useState<Busy | null>(null);
  const [photoBusy, setPhotoBusy] = useState<Busy | null>(null);
  // a new key gives the recorder and the photo a clean start after saving
  const [round, setRound] = useState(0);
  const { draft, change, takeText, clear } = useDraft(user.id);
  const titleRef = useRef<HTMLInputElement>(null);
  // known at once, unlike `isPending`, which comes with the next render: a double click saves one memory
  const saving = useRef(false);
  const savedAt = useRef(0);
  const createEntry = useCreateEntry();
  const busy = voiceBusy ?? photoBusy;

  function save(event: FormEvent): void {
    event.preventDefault();
    if (saving.current || Date.now() - savedAt.current < DOUBLE_CLICK) return;
    if (!hasTitle(draft.title, titleRef.current)) return;
    saving.current = true;
    createEntry.mutate(draft, {
      onSuccess: () => {
        clear();
        setRound(round + 1);
        savedAt.current = Date.now();
      },
      onSettled: () => {
        saving.current = false;
      },
    });
  }

  return (
    <section aria-labelledby="new-entry" className="sheet p-5">
      <h2 id="new-entry" className="mb-4 text-xl">
        {t('entry.title')}
      </h2>
      <form noValidate className="grid gap-4" onSubmit={save}>
        <InputModes
          mode={mode}
          onChange={(chosen) => {
            setMode(chosen);
            setVisited({ ...visited, [chosen]: true });
          }}
        />
        {visited.voice && (
          <div hidden={mode !== 'voice'}>
            <Suspense fallback={<Skeleton className="h-36 rounded-2xl" />}>
              <VoiceRecorder
                key={round}
                uploadedUrl={draft.originalAudioUrl}
                onUploaded={(url) => change({ originalAudioUrl: url })}
                onText={takeText}
                onBusy={setVoiceBusy}
              />
            </Suspense>
          </div>
        )}
        {visited.photo && (
          <div hidden={mode !== 'photo'}>
            <Suspense fallback={<Skeleton className="h-36 rounded-2xl" />}>
              <PhotoInput
                key={round}
                url={draft.originalImageUrl}
                onUploaded={(url) => change({ originalImageUrl: url })}
                onText={takeText}
                onBusy={setPhotoBusy}
              />
            </Suspense>
          </div>
        )}
        <Field label={t('entry.titleLabel')}>
          {(control) => (
            <Input
              {...control}
              ref={titleRef}
              value={draft.title}
              maxLength={200}
              placeholder={t('entry.titlePlaceholder')}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('entry.content')}>
          {(control) => (
            <PaperArea
              {...control}
              // a recorder or a photo needs the room: the button to save stays in sight
              rows={mode === 'text' ? 6 : 3}
              value={draft.content}
              maxLength={20_000}
              placeholder={t('entry.contentPlaceholder')}
              onChange={(event) => change({ content: event.target.value })}
            />
          )}
        </Field>
        {draft.extractedText !== '' && (
          <Field label={t('entry.extracted')} hint={t('entry.extractedHint')}>
            {(control) => (
              <PaperArea
                {...control}
                rows={3}
                value={draft.extractedText}
                maxLength={20_000}
                onChange={(event) => change({ extractedText: event.target.value })}
              />
            )}
          </Field>
        )}
        <PrivacySwitches isPublic={draft.isPublic} onChange={(isPublic) => change({ isPublic })} />
        <div className="grid">
          <output className="text-sm text-ink-soft">
            {busy && (
              <span id="save-waits" className="mb-2 block">
                {t(`entry.wait.${busy}`)}
              </span>
            )}
          </output>
          <Button type="submit" look="act" disabled={createEntry.isPending || busy !== null} aria-describedby={busy ? 'save-waits' : undefined}>
            {t(createEntry.isPending ? 'entry.saving' : 'entry.save')}
          </Button>
        </div>
      </form>
      <LeaveGuard underWay={busy !== null} />
    </section>
  );
}
