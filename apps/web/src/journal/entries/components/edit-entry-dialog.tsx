import type { Entry } from '@memory/contracts';
import { ENTRY_TEXT_MAX_LENGTH, TITLE_MAX_LENGTH } from '@memory/contracts/text';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IncompleteFiles } from '../../../capture/index.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { DialogActions } from '../../../components/ui/dialog-actions.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input, RuledTextarea } from '../../../components/ui/input.tsx';
import { handleEntryFormKeys, requireTitle } from '../entry-form-events.ts';
import { useEditEntryForm } from '../use-edit-entry-form.ts';
import { EditConflictAlert } from './edit-conflict-alert.tsx';
import { EditMediaSection } from './edit-media-section.tsx';
import { EditRecordingSection } from './edit-recording-section.tsx';

/** Dialog in which the author edits an entry's title, content, recording and media files, or deletes the entry. */
export default function EditEntryDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useEditEntryForm(entry, onClose);
  const { edit, changeEdit, mediaUploads, conflict } = form;
  const [confirmation, setConfirmation] = useState<'delete' | 'leave' | null>(null);
  const [isRecording, setRecording] = useState(false);
  const titleRef = useRef<HTMLInputElement>(null);
  const contentRef = useRef<HTMLTextAreaElement>(null);
  const isBusy = form.isSaving || form.isDeleting;
  const blocker = isRecording
    ? t('entry.wait.recording')
    : mediaUploads.files.length > 0
      ? t('entry.wait.media')
      : null;
  const isDirty = form.isDirty || blocker !== null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    // React events bubble through portals, so this dialog's submit event would also reach a form around the entry card.
    event.stopPropagation();
    if (requireTitle(edit.title, titleRef.current)) form.save();
  }

  return (
    <Dialog
      onClose={() => (isDirty ? setConfirmation('leave') : form.close())}
      hasUnsavedChanges={isDirty}
      title={t('edit.title')}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it observes its fields */}
      <form
        noValidate
        className="grid gap-4"
        onSubmit={submit}
        onKeyDown={(event) => handleEntryFormKeys(event, contentRef.current)}
      >
        {conflict && (
          <EditConflictAlert
            ownEdit={edit}
            currentEntry={conflict.currentEntry}
            disabled={isBusy}
            onKeepOwn={() => form.keepOwnChanges(conflict)}
            onUseCurrent={() => form.acceptCurrentEntry(conflict)}
          />
        )}
        <FormField label={t('edit.titleLabel')}>
          {(control) => (
            <Input
              {...control}
              ref={titleRef}
              name="title"
              enterKeyHint="next"
              limit={TITLE_MAX_LENGTH}
              value={edit.title}
              onChange={(event) => changeEdit({ title: event.target.value })}
            />
          )}
        </FormField>
        <FormField label={t('edit.content')}>
          {(control) => (
            <RuledTextarea
              {...control}
              ref={contentRef}
              rows={6}
              limit={ENTRY_TEXT_MAX_LENGTH}
              value={edit.content}
              onChange={(event) => changeEdit({ content: event.target.value })}
            />
          )}
        </FormField>
        <EditRecordingSection
          userId={entry.userId}
          entryId={entry.id}
          url={entry.originalAudioUrl}
          onUploaded={form.saveRecording}
          onRecordingChange={setRecording}
        />
        <EditMediaSection
          mediaUploads={mediaUploads}
          attached={edit.mediaFiles}
          onChange={(mediaFiles) => changeEdit({ mediaFiles })}
        />
        <IncompleteFiles entry={entry} />
        <output className="text-sm text-ink-soft empty:hidden">{blocker}</output>
        <DialogActions className="mt-2 grid grid-cols-2 sm:flex">
          <Button variant="danger" disabled={isBusy} onClick={() => setConfirmation('delete')}>
            {t(form.isDeleting ? 'edit.deleting' : 'edit.delete')}
          </Button>
          <span className="flex-1 max-sm:hidden" />
          <Button onClick={form.close}>{t('edit.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={isBusy || blocker !== null} className="max-sm:col-span-2">
            {t(form.isSaving ? 'edit.saving' : 'edit.save')}
          </Button>
        </DialogActions>
      </form>
      {confirmation === 'delete' && (
        <ConfirmDialog
          onClose={() => setConfirmation(null)}
          title={t('edit.delete')}
          text={t('edit.confirm')}
          confirmLabel={t('edit.confirmDelete')}
          cancelLabel={t('edit.cancel')}
          onConfirm={form.deleteEntry}
        />
      )}
      {confirmation === 'leave' && (
        <ConfirmDialog
          onClose={() => setConfirmation(null)}
          title={t('edit.leave')}
          text={t('edit.leaveText')}
          confirmLabel={t('edit.leaveConfirm')}
          cancelLabel={t('edit.leaveCancel')}
          onConfirm={form.close}
        />
      )}
    </Dialog>
  );
}
