import type { Entry } from '@memory/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input, RuledTextarea } from '../../../components/ui/input.tsx';
import { useMediaUploads } from '../../media/use-media-uploads.ts';
import { useDeleteEntry } from '../api/delete-entry.ts';
import { type EntryChanges, useUpdateEntry } from '../api/update-entry.ts';
import { entryEditFrom, useEntryEdit } from '../use-entry-edit.ts';
import { hasTitle } from '../validate-title.ts';
import { EditConflictAlert } from './edit-conflict-alert.tsx';
import { EditMediaSection } from './edit-media-section.tsx';
import { EditRecordingSection } from './edit-recording-section.tsx';

/** Changes a memory: its words, its recording, its pictures; or deletes it. */
export default function EditEntryDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useTranslation();
  const { edit, dirty, change, addFile, forget } = useEntryEdit(entry);
  const [question, setQuestion] = useState<'delete' | 'leave' | null>(null);
  const [recording, setRecording] = useState(false);
  const [conflict, setConflict] = useState<{ current: Entry; sent: EntryChanges } | null>(null);
  const titleRef = useRef<HTMLInputElement>(null);
  const media = useMediaUploads({
    userId: entry.userId,
    draftId: entry.id,
    attached: edit.mediaFiles,
    onAttached: addFile,
  });
  const sent = useRef<EntryChanges | null>(null);
  const update = useUpdateEntry(entry.id, (current) => sent.current && setConflict({ current, sent: sent.current }));
  const remove = useDeleteEntry(entry.id);
  const busy = update.isPending || remove.isPending;
  const waits = recording ? t('entry.wait.recording') : media.files.length > 0 ? t('entry.wait.media') : null;

  function leave(): void {
    forget();
    media.clear();
    onClose();
  }

  function send(changes: EntryChanges, version = edit.version): void {
    sent.current = changes;
    update.mutate({ changes, version }, { onSuccess: leave });
  }

  const changed = (): EntryChanges => ({
    title: edit.title,
    content: edit.content,
    mediaFiles: edit.mediaFiles.map(({ url }) => url),
  });

  function save(event: FormEvent): void {
    event.preventDefault();
    // the dialog is drawn inside the card, and its form inside no other; the event must not climb on
    event.stopPropagation();
    if (hasTitle(edit.title, titleRef.current)) send(changed());
  }

  /** A recording that is finished saves all of it at once. */
  function takeRecording(originalAudioUrl: string, text: string | null): void {
    const title = edit.title.trim() === '' ? entry.title : edit.title;
    send({ ...changed(), title, originalAudioUrl, ...(text !== null && { extractedText: text }) });
  }

  return (
    <Dialog
      onClose={() => (dirty || waits ? setQuestion('leave') : leave())}
      hasUnsavedChanges={dirty || waits !== null}
      title={t('edit.title')}
    >
      <form noValidate className="grid gap-4" onSubmit={save}>
        {conflict && (
          <EditConflictAlert
            ownEdit={edit}
            currentEntry={conflict.current}
            disabled={busy}
            onKeepOwn={() => {
              setConflict(null);
              change({ version: conflict.current.version });
              send(conflict.sent, conflict.current.version);
            }}
            onUseCurrent={() => {
              setConflict(null);
              change(entryEditFrom(conflict.current));
            }}
          />
        )}
        <FormField label={t('edit.titleLabel')}>
          {(control) => (
            <Input
              {...control}
              ref={titleRef}
              value={edit.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </FormField>
        <FormField label={t('edit.content')}>
          {(control) => (
            <RuledTextarea
              {...control}
              rows={6}
              maxLength={20_000}
              value={edit.content}
              onChange={(event) => change({ content: event.target.value })}
            />
          )}
        </FormField>
        <EditRecordingSection
          userId={entry.userId}
          entryId={entry.id}
          url={entry.originalAudioUrl}
          onRecorded={takeRecording}
          onRecording={setRecording}
        />
        <EditMediaSection media={media} attached={edit.mediaFiles} onChange={(mediaFiles) => change({ mediaFiles })} />
        <output className="text-sm text-ink-soft empty:hidden">{waits}</output>
        <div className="mt-2 grid grid-cols-2 gap-2 sm:flex">
          <Button variant="danger" disabled={busy} onClick={() => setQuestion('delete')}>
            {t(remove.isPending ? 'edit.deleting' : 'edit.delete')}
          </Button>
          <span className="flex-1 max-sm:hidden" />
          <Button onClick={leave}>{t('edit.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={busy || waits !== null} className="max-sm:col-span-2">
            {t(update.isPending ? 'edit.saving' : 'edit.save')}
          </Button>
        </div>
      </form>
      {question === 'delete' && (
        <ConfirmDialog
          onClose={() => setQuestion(null)}
          title={t('edit.delete')}
          text={t('edit.confirm')}
          confirmLabel={t('edit.confirmDelete')}
          cancelLabel={t('edit.cancel')}
          onConfirm={() => remove.mutate(undefined, { onSuccess: leave })}
        />
      )}
      {question === 'leave' && (
        <ConfirmDialog
          onClose={() => setQuestion(null)}
          title={t('edit.leave')}
          text={t('edit.leaveText')}
          confirmLabel={t('edit.leaveConfirm')}
          cancelLabel={t('edit.leaveCancel')}
          onConfirm={leave}
        />
      )}
    </Dialog>
  );
}
