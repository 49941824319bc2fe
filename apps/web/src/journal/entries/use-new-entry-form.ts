import type { User } from '@memory/contracts';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type QueuedUpload, useMediaUploads, usePhotoUpload, useRecordingUpload } from '../../capture/index.ts';
import { toast } from '../../lib/toasts.ts';
import type { InputMode } from './components/input-mode-picker.tsx';
import { leadToSavedEntry } from './just-saved-entry.ts';
import { useDraft } from './use-draft.ts';
import { useSaveEntry } from './use-save-entry.ts';

/** The draft id of uploads that belong to the new entry. Uploads of an existing entry have the entry's id as draft id. */
export const NEW_ENTRY_DRAFT_ID = 'new';
/** Time in milliseconds after a save within which a click on Save counts as the second click of a double click. */
const DOUBLE_CLICK_MS = 1000;

/**
 * Why a draft is not saved yet: `voice`, `photo` and `media` are uploads in progress, `queued` means that the server cannot be reached,
 * `rejected` that the server does not accept a file.
 */
export type SaveBlocker = 'voice' | 'photo' | 'media' | 'queued' | 'rejected';

export type NewEntryForm = ReturnType<typeof useNewEntryForm>;

/** State of the form for a new entry: the draft, its uploads, the input mode and saving. */
export function useNewEntryForm(user: User) {
  const { t } = useTranslation();
  const [mode, setMode] = useState<InputMode>('text');
  // A recorder or photo input that was shown once stays mounted in other input modes, so that a recording continues while the author types.
  const [visitedModes, setVisitedModes] = useState({ voice: false, photo: false });
  const { draft, editDraft, changeDraft, addFile, setExtractedText, clearDraft } = useDraft();
  const savedAt = useRef(0);

  const showMode = useCallback((chosen: InputMode): void => {
    setMode(chosen);
    setVisitedModes((before) => ({ ...before, [chosen]: true }));
  }, []);

  const recordingUpload = useRecordingUpload({
    userId: user.id,
    draftId: NEW_ENTRY_DRAFT_ID,
    browserTranscript: draft.browserTranscript,
    onBrowserTranscript: (browserTranscript) => changeDraft({ browserTranscript }),
    onUploaded: (originalAudioUrl) => changeDraft({ originalAudioUrl }),
    onText: setExtractedText,
    onRestored: () => showMode('voice'),
  });
  const photoUpload = usePhotoUpload({
    userId: user.id,
    draftId: NEW_ENTRY_DRAFT_ID,
    onUploaded: (originalImageUrl) => changeDraft({ originalImageUrl }),
    onText: setExtractedText,
    onRestored: () => showMode('photo'),
  });
  const mediaUploads = useMediaUploads({
    userId: user.id,
    draftId: NEW_ENTRY_DRAFT_ID,
    attached: draft.mediaFiles,
    onAttached: addFile,
  });
  const uploads = [recordingUpload.file, photoUpload.file, ...mediaUploads.files].filter((file) => file !== null);
  const areRestored = recordingUpload.isRestored && photoUpload.isRestored && mediaUploads.isRestored;
  const hasRejected = uploads.some(isRejected);

  function retryUploads(): void {
    for (const queue of [recordingUpload, photoUpload, mediaUploads]) queue.retry();
  }

  const { save, isSaving, isSaveQueued } = useSaveEntry({
    draft,
    changeDraft,
    uploads: { isDone: areRestored && uploads.length === 0, hasRejected, retry: retryUploads },
    onSaved: (entry, { wasQueued }) => {
      clearDraft(entry);
      recordingUpload.reset();
      photoUpload.reset();
      mediaUploads.clear();
      savedAt.current = Date.now();
      // An entry that waited for the server is saved while its author does something else, so the author is not led to its card.
      if (!wasQueued) void leadToSavedEntry(entry.id);
    },
  });

  /**
   * Saves the draft now, or after its uploads have finished. If a file was rejected, shows that file instead: the author must retry or
   * remove it first.
   */
  function submit(): void {
    if (uploads.length === 0) {
      save();
    } else if (hasRejected) {
      if (isRejected(recordingUpload.file)) showMode('voice');
      else if (isRejected(photoUpload.file)) showMode('photo');
      toast({ title: t('toast.error'), description: t('entry.wait.rejected'), isError: true });
    } else {
      changeDraft({ saveRequested: true });
      retryUploads();
    }
  }

  function saveBlocker(): SaveBlocker | null {
    if (hasRejected) return 'rejected';
    const isWaitingForServer = uploads.length === 0 || uploads.some(({ state }) => state === 'failed');
    if (isSaveQueued && !isSaving && isWaitingForServer) return 'queued';
    if (isInProgress(recordingUpload.file)) return 'voice';
    if (isInProgress(photoUpload.file)) return 'photo';
    return mediaUploads.files.some(isInProgress) ? 'media' : null;
  }

  return {
    draft,
    editDraft,
    changeDraft,
    setExtractedText,
    mode,
    showMode,
    visitedModes,
    recordingUpload,
    photoUpload,
    mediaUploads,
    submit,
    /**
     * Whether the entry was saved a moment ago. A double click on Save then submits the emptied form a second time, which must be ignored.
     */
    wasJustSaved: () => Date.now() - savedAt.current < DOUBLE_CLICK_MS,
    isSaving,
    isSaveQueued,
    saveBlocker: saveBlocker(),
  } as const;
}

const isRejected = (file: QueuedUpload | null): boolean => file?.state === 'rejected';
const isInProgress = (file: QueuedUpload | null): boolean => file?.state === 'queued' || file?.state === 'uploading';
