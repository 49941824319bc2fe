import type { Entry } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AttachedFile, useMediaUploads } from '../../capture/index.ts';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../lib/api.ts';
import { removeEntryFromCache } from '../../lib/entry-cache.ts';
import { toast } from '../../lib/toasts.ts';
import { type EntryChanges, useUpdateEntry } from './api/update-entry.ts';
import { deleteEdit, loadEdit, storeEdit } from './draft-storage.ts';

/** A conflict between two edits: the entry was changed on another page or device while it was edited on this page. */
interface EditConflict {
  currentEntry: Entry;
  /** The author's changes, which the server rejected because of the conflict. */
  rejectedChanges: EntryChanges;
}

/**
 * State of the form that edits an existing entry: the edited fields, uploads, saving, deleting and conflicts.
 * @param onClose called after the entry was saved or deleted, or after the changes were discarded
 */
export function useEditEntryForm(entry: Entry, onClose: () => void) {
  const { edit, isDirty, changeEdit, addFile, restartFrom, discard } = useEditDraft(entry);
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const mediaUploads = useMediaUploads({
    userId: entry.userId,
    draftId: entry.id,
    attached: edit.mediaFiles,
    onAttached: addFile,
  });
  const sentChanges = useRef<EntryChanges | null>(null);
  const update = useUpdateEntry(entry.id, (currentEntry) => {
    if (sentChanges.current) setConflict({ currentEntry, rejectedChanges: sentChanges.current });
  });
  const deletion = useDeleteEntry(entry.id);

  function close(): void {
    discard();
    mediaUploads.clear();
    onClose();
  }

  function send(changes: EntryChanges, version = edit.version): void {
    sentChanges.current = changes;
    update.mutate({ changes, version }, { onSuccess: close });
  }

  const editedFields = (): EntryChanges => ({
    title: edit.title,
    content: edit.content,
    mediaFiles: edit.mediaFiles.map(({ url }) => url),
  });

  return {
    edit,
    changeEdit,
    isDirty,
    mediaUploads,
    conflict,
    isSaving: update.isPending,
    isDeleting: deletion.isPending,
    save: () => send(editedFields()),
    /** Saves a new recording at once, together with the edited fields. */
    saveRecording: (originalAudioUrl: string, extractedText: string | null) => {
      const title = edit.title.trim() === '' ? entry.title : edit.title;
      send({ ...editedFields(), title, originalAudioUrl, ...(extractedText !== null && { extractedText }) });
    },
    deleteEntry: () => deletion.mutate(undefined, { onSuccess: close }),
    close,
    /** Resolves a conflict by sending the rejected changes again, so that they overwrite the current version. */
    keepOwnChanges: ({ currentEntry, rejectedChanges }: EditConflict) => {
      setConflict(null);
      changeEdit({ version: currentEntry.version });
      send(rejectedChanges, currentEntry.version);
    },
    /** Resolves a conflict by discarding the author's changes. */
    acceptCurrentEntry: ({ currentEntry }: EditConflict) => {
      setConflict(null);
      restartFrom(currentEntry);
    },
  };
}

/** The fields of an existing entry while the author edits them, and the entry's version at the start of the edit. */
export interface EditDraft {
  title: string;
  content: string;
  mediaFiles: AttachedFile[];
  version: number;
}

/** An edit draft that contains the entry's current values. */
function editDraftFrom({ title, content, mediaFiles, version }: Entry): EditDraft {
  return { title, content, mediaFiles: mediaFiles.map((file) => ({ ...file, name: '' })), version };
}

function isEdited(edit: EditDraft, original: EditDraft): boolean {
  const urls = ({ mediaFiles }: EditDraft): string => mediaFiles.map(({ url }) => url).join(' ');
  return edit.title !== original.title || edit.content !== original.content || urls(edit) !== urls(original);
}

/** State of the form that edits an entry. Unsaved changes are stored on this device, so that a reload or a crash does not lose them. */
function useEditDraft(entry: Entry) {
  const { id } = entry;
  const [original, setOriginal] = useState(() => editDraftFrom(entry));
  const [edit, setEdit] = useState<EditDraft>(() => loadEdit<EditDraft>(id) ?? original);
  const [isDiscarded, setDiscarded] = useState(false);
  const isDirty = isEdited(edit, original);
  useEffect(() => {
    if (isDiscarded || !isDirty) deleteEdit(id);
    else storeEdit(id, edit);
  }, [id, edit, isDirty, isDiscarded]);
  return {
    edit,
    isDirty,
    changeEdit: (changes: Partial<EditDraft>) => setEdit((before) => ({ ...before, ...changes })),
    addFile: (file: AttachedFile) => setEdit((before) => ({ ...before, mediaFiles: [...before.mediaFiles, file] })),
    /** Starts the edit again from the current values of the entry, which are no unsaved changes. */
    restartFrom: (current: Entry) => {
      const draft = editDraftFrom(current);
      setOriginal(draft);
      setEdit(draft);
    },
    /** Deletes the changes stored on this device. Called after the changes were saved, or discarded by the author. */
    discard: () => {
      setDiscarded(true);
      deleteEdit(id);
    },
  };
}

/** Mutation: deletes an entry permanently and reports the outcome in a toast. */
function useDeleteEntry(id: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrapResponse(api.DELETE('/api/journal-entries/{id}', { params: { path: { id } } })),
    onSuccess: () => {
      toast({ title: t('card.toasts.deleted') });
      void removeEntryFromCache(queryClient, id);
    },
    onError: (error) =>
      toast({
        title: t('card.toasts.deleteFailed'),
        description: apiErrorMessage(error, t('timeline.failedText')),
        isError: true,
      }),
  });
}
