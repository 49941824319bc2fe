import type { Entry } from '@memory/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input, PaperArea } from '../../../components/ui/input.tsx';
import { useDeleteEntry } from '../api/delete-entry.ts';
import { useUpdateEntry } from '../api/update-entry.ts';
import { hasTitle } from '../has-title.ts';

/** Changes the words of a memory, or deletes it. */
export default function EditMemoryDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(entry.title);
  const [content, setContent] = useState(entry.content);
  const [confirming, setConfirming] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const titleRef = useRef<HTMLInputElement>(null);
  const update = useUpdateEntry(entry.id);
  const remove = useDeleteEntry(entry.id);
  const dirty = title !== entry.title || content !== entry.content;
  const busy = update.isPending || remove.isPending;

  function save(event: FormEvent): void {
    event.preventDefault();
    // the dialog is drawn inside the card, and its form inside no other; the event must not climb on
    event.stopPropagation();
    if (!hasTitle(title, titleRef.current)) return;
    update.mutate({ title, content }, { onSuccess: onClose });
  }

  return (
    <Dialog onClose={() => (dirty ? setLeaving(true) : onClose())} dirty={dirty} title={t('edit.title')}>
      <form noValidate className="grid gap-4" onSubmit={save}>
        <Field label={t('edit.titleLabel')}>
          {(control) => <Input {...control} ref={titleRef} value={title} onChange={(event) => setTitle(event.target.value)} />}
        </Field>
        <Field label={t('edit.content')}>
          {(control) => <PaperArea {...control} rows={6} value={content} onChange={(event) => setContent(event.target.value)} />}
        </Field>
        <div className="mt-2 grid grid-cols-2 gap-2 sm:flex">
          <Button look="danger" disabled={busy} onClick={() => setConfirming(true)}>
            {t(remove.isPending ? 'edit.deleting' : 'edit.delete')}
          </Button>
          <span className="flex-1 max-sm:hidden" />
          <Button onClick={onClose}>{t('edit.cancel')}</Button>
          <Button type="submit" look="act" disabled={busy} className="max-sm:col-span-2">
            {t(update.isPending ? 'edit.saving' : 'edit.save')}
          </Button>
        </div>
      </form>
      {confirming && (
        <ConfirmDialog
          onClose={() => setConfirming(false)}
          title={t('edit.delete')}
          text={t('edit.confirm')}
          confirm={t('edit.confirmDelete')}
          cancel={t('edit.cancel')}
          onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
        />
      )}
      {leaving && (
        <ConfirmDialog
          onClose={() => setLeaving(false)}
          title={t('edit.leave')}
          text={t('edit.leaveText')}
          confirm={t('edit.leaveConfirm')}
          cancel={t('edit.leaveCancel')}
          onConfirm={onClose}
        />
      )}
    </Dialog>
  );
}
