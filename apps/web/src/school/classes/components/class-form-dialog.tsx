import type { ClassDetails } from '@memory/contracts';
import { CLASS_NAME_MAX_LENGTH, SCHOOL_YEAR_MAX_LENGTH } from '@memory/contracts/text';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { DialogActions } from '../../../components/ui/dialog-actions.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { toast } from '../../../lib/toasts.ts';
import { showFieldErrors } from '../../show-field-errors.ts';
import { type ClassFields, useCreateClass, useErrorToast, useUpdateClass } from '../api/classes.ts';

const texts = {
  create: { title: 'classForm.newTitle', submit: 'classForm.create', done: 'classForm.created' },
  rename: { title: 'classForm.renameTitle', submit: 'classForm.save', done: 'classForm.renamed' },
  copy: { title: 'classForm.copyTitle', submit: 'classForm.copy', done: 'classForm.copied' },
} as const;

interface ClassFormDialogProps {
  initialFields: ClassFields;
  onClose: () => void;
  onSaved?: (saved: ClassDetails) => void;
}

type Purpose = { purpose: 'create' } | { purpose: 'rename' | 'copy'; schoolClass: ClassDetails };

/** Dialog with the name and the school year of a new class, of a class that exists, or of the copy of one. */
export function ClassFormDialog({ initialFields, onClose, onSaved, ...props }: ClassFormDialogProps & Purpose) {
  const { t } = useTranslation();
  const { purpose } = props;
  const existing = props.purpose === 'create' ? undefined : props.schoolClass;
  const create = useCreateClass(existing?.id);
  const update = useUpdateClass(existing?.id ?? '');
  const save = purpose === 'rename' ? update : create;
  const showError = useErrorToast();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: initialFields });
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const submit = handleSubmit((fields) =>
    save.mutate(fields, {
      onSuccess: (saved) => {
        toast({ title: t(texts[purpose].done) });
        onClose();
        onSaved?.(saved);
      },
      onError: (error) => {
        if (!showFieldErrors(error, ['name', 'schoolYear'], setError)) showError(error);
      },
    }),
  );
  const { errors, isDirty } = formState;
  return (
    <Dialog
      title={t(texts[purpose].title)}
      {...(purpose === 'copy' && { description: t('classForm.copyText', { name: existing?.name }) })}
      hasUnsavedChanges={isDirty}
      onClose={onClose}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <FormField label={t('classForm.name')} hint={t('classForm.nameHint')} error={errors.name?.message}>
          {(field) => (
            <Input
              {...field}
              {...register('name', { validate: (name) => name.trim() !== '' || t('classForm.nameMissing') })}
              dir="auto"
              limit={CLASS_NAME_MAX_LENGTH}
            />
          )}
        </FormField>
        <FormField label={t('classForm.schoolYear')} error={errors.schoolYear?.message}>
          {(field) => <Input {...field} {...register('schoolYear')} dir="auto" limit={SCHOOL_YEAR_MAX_LENGTH} />}
        </FormField>
        <DialogActions className="flex flex-wrap justify-end">
          <Button onClick={onClose}>{t('classForm.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={save.isPending}>
            {t(save.isPending ? 'classForm.saving' : texts[purpose].submit)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
