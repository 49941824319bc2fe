import type { User } from '@memory/contracts';
import { TITLE_MAX_LENGTH } from '@memory/contracts/text';
import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { filePasteHandler, LocationField, MediaPicker } from '../../../capture/index.ts';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { withTexts } from '../../../i18n/i18n.ts';
import { createExternalStore } from '../../../lib/external-store.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { isEmptyDraft } from '../draft.ts';
import { handleEntryFormKeys, requireTitle } from '../entry-form-events.ts';
import { preloadJustSavedSequence, unfoldForm, useIsFormFolded, WriteAnotherButton } from '../just-saved-entry.ts';
import { newEntryTexts } from '../new-entry-texts.ts';
import { useNewEntryForm } from '../use-new-entry-form.ts';
import { DraftTextFields } from './draft-text-fields.tsx';
import { InputModePicker } from './input-mode-picker.tsx';
import { LeavePageGuard } from './leave-page-guard.tsx';
import { RecordingAndPhotoInputs } from './recording-and-photo-inputs.tsx';
import { SaveBar } from './save-bar.tsx';

/** The beginning of a title that the author has chosen among the ideas for a first entry. The form takes it into its title. */
export const titleIdea = createExternalStore<string | null>(null);

const OtherTextQuestion = preloadable(() => withTexts(import('./other-text-question.tsx'), newEntryTexts));

/** The form for a new entry, which is recorded, typed or photographed and is private by default. */
export function NewEntryPanel({ user }: { user: User }) {
  const { t } = useTranslation();
  const form = useNewEntryForm(user);
  const { draft, editDraft, changeDraft, mode, isSaving } = form;
  const [isRecording, setRecording] = useState(false);
  const [wasFocused, setFocused] = useState(false);
  const titleRef = useRef<HTMLInputElement>(null);
  const contentRef = useRef<HTMLTextAreaElement>(null);
  // On a small screen an unused form shows only its title input, so that the timeline is visible below the form.
  const isUnused = isEmptyDraft(draft) && form.mediaUploads.files.length === 0;
  const isCollapsed = !wasFocused && mode === 'text' && isUnused;
  const isFolded = useIsFormFolded() && isUnused;

  const takenIdea = useRef('');
  const idea = titleIdea.use();
  useEffect(() => {
    if (idea === null) return;
    titleIdea.set(null);
    // What the author has typed is kept.
    if (draft.title === '' || draft.title === takenIdea.current) editDraft({ title: idea });
    takenIdea.current = idea;
    titleRef.current?.focus();
  }, [idea, draft.title, editDraft]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (form.wasJustSaved() && draft.title === '') return;
    if (requireTitle(draft.title, titleRef.current)) form.submit();
  }

  function handleFocus(): void {
    setFocused(true);
    unfoldForm();
    // The author begins to write, so the code for the steps after a save is loaded in advance. If that fails, the save loads it again.
    void preloadJustSavedSequence().catch(() => undefined);
  }

  function unfold(): void {
    // The title can get the focus only when it is visible.
    flushSync(unfoldForm);
    titleRef.current?.focus();
  }

  // An image that is pasted in photo mode is the photo of handwriting. In other modes it is attached to the entry.
  const handlePastedFiles = (files: File[]): void => {
    if (mode === 'photo' && files[0]) form.photoUpload.upload(files[0]);
    else form.mediaUploads.add(files);
  };

  return (
    <section aria-labelledby="new-entry" className="sheet p-5" onPaste={filePasteHandler(handlePastedFiles)}>
      <FoldableForm isFolded={isFolded} onUnfold={unfold}>
        <h2 id="new-entry" className="mb-4 text-xl">
          {t('entry.title')}
        </h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it observes its fields */}
        <form
          noValidate
          className="grid gap-4"
          onSubmit={submit}
          onFocus={handleFocus}
          onKeyDown={(event) => handleEntryFormKeys(event, contentRef.current)}
        >
          <InputModePicker mode={mode} onChange={form.showMode} />
          <RecordingAndPhotoInputs userId={user.id} form={form} onRecordingChange={setRecording} />
          {draft.otherText && (
            <Suspense>
              <OtherTextQuestion draft={draft} otherText={draft.otherText} onResolve={editDraft} />
            </Suspense>
          )}
          <FormField label={t('entry.titleLabel')}>
            {(control) => (
              <Input
                {...control}
                ref={titleRef}
                name="title"
                enterKeyHint="next"
                limit={TITLE_MAX_LENGTH}
                value={draft.title}
                readOnly={isSaving}
                placeholder={t('entry.titlePlaceholder')}
                onChange={(event) => editDraft({ title: event.target.value })}
              />
            )}
          </FormField>
          <div className={isCollapsed ? 'grid gap-4 max-lg:hidden' : 'grid gap-4'}>
            <DraftTextFields
              draft={draft}
              contentRef={contentRef}
              // The content field has fewer rows in the modes with a recorder or a photo input, so that the Save button stays on the screen.
              contentRows={mode === 'text' ? 6 : 3}
              readOnly={isSaving}
              onChange={editDraft}
            />
            <MediaPicker
              mediaUploads={form.mediaUploads}
              attached={draft.mediaFiles}
              onChange={(mediaFiles) => editDraft({ mediaFiles })}
            />
            <LocationField
              name={draft.location}
              position={
                draft.latitude !== null && draft.longitude !== null
                  ? { latitude: draft.latitude, longitude: draft.longitude }
                  : null
              }
              onName={(location) => changeDraft({ location })}
              onPosition={(position) =>
                changeDraft({ latitude: position?.latitude ?? null, longitude: position?.longitude ?? null })
              }
            />
            <SaveBar
              draft={draft}
              onPrivacyChange={(privacyLevel) => editDraft({ privacyLevel })}
              isRecording={isRecording}
              blocker={form.saveBlocker}
              isSaving={isSaving || form.isSaveQueued}
            />
          </div>
        </form>
      </FoldableForm>
      <LeavePageGuard active={isRecording} />
    </section>
  );
}

interface FoldableFormProps {
  isFolded: boolean;
  onUnfold: () => void;
  children: ReactNode;
}

/**
 * A form that is folded on phones after a save, with a button that opens it again. The form stays mounted, with its draft and its uploads; on
 * wider screens it stays visible too.
 */
function FoldableForm({ isFolded, onUnfold, children }: FoldableFormProps) {
  return (
    <>
      {isFolded && (
        <Suspense>
          <WriteAnotherButton onClick={onUnfold} />
        </Suspense>
      )}
      <div
        data-fold=""
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)]',
          isFolded &&
            'max-sm:invisible max-sm:grid-rows-[0fr] max-sm:transition-[grid-template-rows,visibility] max-sm:duration-300',
        )}
      >
        <div className={clsx(isFolded && 'max-sm:min-h-0 max-sm:overflow-hidden')}>{children}</div>
      </div>
    </>
  );
}
