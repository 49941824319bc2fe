import type { User } from '@memory/contracts';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input, RuledTextarea } from '../../../components/ui/input.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { LocationField } from '../../location/components/location-field.tsx';
import { MediaPicker } from '../../media/components/media-picker.tsx';
import { filePasteHandler } from '../../media/use-file-drop.ts';
import { isEmptyDraft } from '../draft.ts';
import { useEntryForm } from '../use-entry-form.ts';
import { hasTitle } from '../validate-title.ts';
import { InputModePicker } from './input-mode-picker.tsx';
import { LeavePageGuard } from './leave-page-guard.tsx';
import { PrivacySwitches } from './privacy-switches.tsx';
import { SaveBar } from './save-bar.tsx';

const PhotoInput = lazy(() => import('../../photo/components/photo-input.tsx'));
const VoiceRecorder = lazy(() => import('../../recording/components/audio-recorder.tsx'));

/** 'Today's Entry': said, typed or photographed, private unless its writer says otherwise. */
export function NewEntryPanel({ user }: { user: User }) {
  const { t } = useTranslation();
  const form = useEntryForm(user);
  const { draft, write, mode, saving } = form;
  const [recording, setRecording] = useState(false);
  const [begun, setBegun] = useState(false);
  const titleRef = useRef<HTMLInputElement>(null);
  // on a small screen the timeline is not pushed out of sight by a form that nobody is writing in
  const folded = !begun && mode === 'text' && isEmptyDraft(draft) && form.media.files.length === 0;

  function save(event: FormEvent): void {
    event.preventDefault();
    if (form.justSaved() && draft.title === '') return;
    if (hasTitle(draft.title, titleRef.current)) form.submit();
  }

  // a picture pasted in photo mode is the photo of the page; anywhere else it is a picture of the memory
  const takePasted = (files: File[]): void => {
    if (mode === 'photo' && files[0]) form.photo.take(files[0]);
    else form.media.add(files);
  };

  return (
    <section aria-labelledby="new-entry" className="sheet p-5" onPaste={filePasteHandler(takePasted)}>
      <h2 id="new-entry" className="mb-4 text-xl">
        {t('entry.title')}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it does not act, it only notices */}
      <form noValidate className="grid gap-4" onSubmit={save} onFocus={() => setBegun(true)}>
        <InputModePicker mode={mode} onChange={form.show} />
        {form.visited.voice && (
          <div hidden={mode !== 'voice'}>
            <Suspense fallback={<Skeleton className="h-44 rounded-2xl" />}>
              <VoiceRecorder
                userId={user.id}
                place="new"
                keepWhenLeft
                voice={form.voice}
                uploadedUrl={draft.originalAudioUrl}
                onText={form.takeText}
                onRecording={setRecording}
              />
            </Suspense>
          </div>
        )}
        {form.visited.photo && (
          <div hidden={mode !== 'photo'}>
            <Suspense fallback={<Skeleton className="h-36 rounded-2xl" />}>
              <PhotoInput photo={form.photo} url={draft.originalImageUrl} onText={form.takeText} />
            </Suspense>
          </div>
        )}
        <FormField label={t('entry.titleLabel')}>
          {(control) => (
            <Input
              {...control}
              ref={titleRef}
              value={draft.title}
              readOnly={saving}
              placeholder={t('entry.titlePlaceholder')}
              onChange={(event) => write({ title: event.target.value })}
            />
          )}
        </FormField>
        <div className={folded ? 'grid gap-4 max-lg:hidden' : 'grid gap-4'}>
          <FormField label={t('entry.content')}>
            {(control) => (
              <RuledTextarea
                {...control}
                // a recorder or a photo needs the room: the button to save stays in sight
                rows={mode === 'text' ? 6 : 3}
                value={draft.content}
                maxLength={20_000}
                readOnly={saving}
                placeholder={t('entry.contentPlaceholder')}
                onChange={(event) => write({ content: event.target.value })}
              />
            )}
          </FormField>
          {draft.extractedText !== '' && (
            <FormField label={t('entry.extracted')} hint={t('entry.extractedHint')}>
              {(control) => (
                <RuledTextarea
                  {...control}
                  rows={3}
                  value={draft.extractedText}
                  maxLength={20_000}
                  readOnly={saving}
                  onChange={({ target: { value } }) =>
                    write({ extractedText: value, extractedTextCleared: value === '' })
                  }
                />
              )}
            </FormField>
          )}
          <MediaPicker
            media={form.media}
            attached={draft.mediaFiles}
            onChange={(mediaFiles) => write({ mediaFiles })}
          />
          <LocationField
            name={draft.location}
            position={
              draft.latitude !== null && draft.longitude !== null
                ? { latitude: draft.latitude, longitude: draft.longitude }
                : null
            }
            onName={(location) => form.change({ location })}
            onPosition={(position) =>
              form.change({ latitude: position?.latitude ?? null, longitude: position?.longitude ?? null })
            }
          />
          <PrivacySwitches isPublic={draft.isPublic} onChange={(isPublic) => write({ isPublic })} />
          <SaveBar recording={recording} waitsFor={form.waitsFor} saving={saving || form.willBeSaved} />
        </div>
      </form>
      <LeavePageGuard underWay={recording} />
    </section>
  );
}
