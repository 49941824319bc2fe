import type { User } from '@memory/contracts';
import { clsx } from 'clsx';
import { type FormEvent, memo, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { filePasteHandler, LocationField, MediaPicker } from '../../../capture/index.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { withTexts } from '../../../i18n/i18n.ts';
import { contentIdea } from '../../../lib/content-idea.ts';
import { preloadable, preloadWhenIdle } from '../../../lib/preloadable-component.ts';
import { runWhenIdle } from '../../../lib/run-when-idle.ts';
import { DailyQuestionSlot } from '../../daily-question/daily-question-slot.tsx';
import { PublicQuestion, useConfirmsPublic } from '../../timeline/public-question.ts';
import { type EntryDraft, entryTitle, isEmptyDraft } from '../draft.ts';
import { handleEntryFormKeys, requireTitle } from '../entry-form-events.ts';
import { preloadJustSavedSequence, unfoldForm, useIsFoldedAfterSave, useIsFormFolded } from '../just-saved-entry.ts';
import { newEntryTexts } from '../new-entry-texts.ts';
import { proposeTitle } from '../propose-title.ts';
import { useNewEntryForm } from '../use-new-entry-form.ts';
import { DraftTextFields } from './draft-text-fields.tsx';
import { FoldedForm } from './folded-form.tsx';
import { InputModePicker } from './input-mode-picker.tsx';
import { SaveBar } from './save-bar.tsx';
import { TitleField } from './title-field.tsx';

const RecordingAndPhotoInputs = preloadable(() => import('./recording-and-photo-inputs.tsx'));

const OtherTextQuestion = preloadable(() => withTexts(import('./other-text-question.tsx'), newEntryTexts));

interface NewEntryPanelProps {
  user: User;
  /** Whether the form is folded on phones until the author opens it. */
  isFoldedAtFirst?: boolean;
}

/** The form for a new entry, which is recorded, typed or photographed and is private by default. */
export function NewEntryPanel({ user, isFoldedAtFirst = false }: NewEntryPanelProps) {
  const { t } = useTranslation();
  const form = useNewEntryForm(user);
  const { draft, editDraft, changeDraft, mode, showMode, isSaving } = form;
  const confirmsPublic = useConfirmsPublic();
  const [isAsking, setAsking] = useState(false);
  const [isRecording, setRecording] = useState(false);
  const [wasFocused, setFocused] = useState(false);
  const titleRef = useRef<HTMLInputElement>(null);
  const contentRef = useRef<HTMLTextAreaElement>(null);
  // On a small screen an unused form shows only its text fields, so that the timeline is visible below the form.
  const isUnused = isEmptyDraft(draft) && form.mediaUploads.files.length === 0;
  const isFolded = useIsFormFolded(isFoldedAtFirst) && isUnused;
  // A folded form has all its fields already, so that they are not laid out in the tap that opens it.
  const isCollapsed = !isFolded && !wasFocused && mode === 'text' && isUnused;

  const takenIdea = useRef('');
  const idea = contentIdea.use();
  useEffect(() => {
    if (idea === null) return;
    // What the author has typed is kept.
    const isReplaceable = draft.content === '' || draft.content === takenIdea.current;
    takenIdea.current = idea;
    if (isReplaceable && draft.content !== idea) {
      editDraft({ content: idea });
      return;
    }
    // The content field shows the words now, so the author can go on behind them.
    contentIdea.set(null);
    contentRef.current?.focus();
    contentRef.current?.setSelectionRange(draft.content.length, draft.content.length);
  }, [idea, draft.content, editDraft]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const title = entryTitle(draft);
    if (form.wasJustSaved() && title === '') return;
    if (!requireTitle(title, titleRef.current)) return;
    if (draft.privacyLevel === 'public' && confirmsPublic) setAsking(true);
    else form.submit();
  }

  function handleFocus(): void {
    open();
    // The author begins to write: the dictionary for the title, and the code for the steps after a save, are loaded in advance.
    runWhenIdle(() => void proposeTitle('我'));
    preloadWhenIdle(preloadJustSavedSequence);
  }

  function unfold(): void {
    // The content can get the focus only when it is visible.
    flushSync(open);
    contentRef.current?.focus();
  }

  function open(): void {
    setFocused(true);
    unfoldForm();
  }

  const showRecorder = useCallback(() => showMode('voice'), [showMode]);
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
          <DailyQuestionSlot contentRef={contentRef} onChange={editDraft} onRecord={showRecorder} />
          <InputModePicker mode={mode} onChange={showMode} />
          {(form.visitedModes.voice || form.visitedModes.photo) && (
            <Suspense fallback={<Skeleton className="h-44 rounded-2xl" />}>
              <RecordingAndPhotoInputs
                userId={user.id}
                form={form}
                isRecording={isRecording}
                onRecordingChange={setRecording}
              />
            </Suspense>
          )}
          {draft.otherText && (
            <Suspense>
              <OtherTextQuestion draft={draft} otherText={draft.otherText} onResolve={editDraft} />
            </Suspense>
          )}
          <DraftTextFields
            draft={draft}
            contentRef={contentRef}
            // The content field has fewer rows in the modes with a recorder or a photo input, so that the Save button stays on the screen.
            contentRows={mode === 'text' ? 6 : 3}
            isShortOnPhone={isCollapsed}
            readOnly={isSaving}
            onChange={editDraft}
          />
          <TitleField
            draft={draft}
            inputRef={titleRef}
            readOnly={isSaving}
            onChange={(title) => editDraft({ title })}
          />
          <div className={clsx('grid gap-4', isCollapsed && 'max-lg:hidden')}>
            <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
              <MediaPicker
                mediaUploads={form.mediaUploads}
                attached={draft.mediaFiles}
                onChange={(mediaFiles) => editDraft({ mediaFiles })}
              />
              <DraftLocation
                location={draft.location}
                latitude={draft.latitude}
                longitude={draft.longitude}
                onChange={changeDraft}
              />
            </div>
            <SaveBar
              privacyLevel={draft.privacyLevel}
              location={draft.location}
              latitude={draft.latitude}
              onPrivacyChange={editDraft}
              isRecording={isRecording}
              blocker={form.saveBlocker}
              isSaving={isSaving || form.isSaveQueued}
            />
          </div>
        </form>
      </FoldableForm>
      {isAsking && (
        <Suspense>
          <PublicQuestion onConfirm={form.submit} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}

interface DraftLocationProps extends Pick<EntryDraft, 'location' | 'latitude' | 'longitude'> {
  onChange: (changes: Partial<EntryDraft>) => void;
}

/** The location of a draft. The component is memoized, so that it does not render at each key. */
const DraftLocation = memo(function DraftLocation({ location, latitude, longitude, onChange }: DraftLocationProps) {
  return (
    <LocationField
      name={location}
      position={latitude !== null && longitude !== null ? { latitude, longitude } : null}
      onName={(name) => onChange({ location: name })}
      onPosition={(position) =>
        onChange({ latitude: position?.latitude ?? null, longitude: position?.longitude ?? null })
      }
    />
  );
});

interface FoldableFormProps {
  isFolded: boolean;
  onUnfold: () => void;
  children: ReactNode;
}

/**
 * A form that is folded on phones at first and after a save, with a button that opens it. The form stays mounted, with its draft and its uploads; on
 * wider screens it stays visible too.
 */
function FoldableForm({ isFolded, onUnfold, children }: FoldableFormProps) {
  // When the page opens, the form is folded at once: what is below it must not move.
  const isFoldedAfterSave = useIsFoldedAfterSave();
  return (
    <>
      {isFolded && <FoldedForm onUnfold={onUnfold} />}
      <div
        data-fold=""
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)]',
          isFolded && 'max-sm:invisible max-sm:grid-rows-[0fr]',
          isFoldedAfterSave && 'max-sm:transition-[grid-template-rows,visibility] max-sm:duration-300',
        )}
      >
        <div className={clsx(isFolded && 'max-sm:min-h-0 max-sm:overflow-hidden')}>{children}</div>
      </div>
    </>
  );
}
