import { type ClassStudent, FAMILY_EMAILS_MAX } from '@memory/contracts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, STUDENT_NUMBER_MAX_LENGTH } from '@memory/contracts/text';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { DialogActions } from '../../../components/ui/dialog-actions.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { ApiRequestError } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';
import { showFieldErrors } from '../../show-field-errors.ts';
import { type StudentFields, useSaveStudent } from '../api/class-members.ts';
import { useErrorToast } from '../api/classes.ts';
import { studentName } from '../student-name.ts';

type FormFields = Omit<StudentFields, 'familyEmails'> & { familyEmails: string };
const fieldNames = ['givenName', 'familyName', 'chineseName', 'studentNumber', 'familyEmails'] as const;

interface StudentDialogProps {
  classId: string;
  /** The student whose record is corrected. Without it, the dialog adds students, one after the other. */
  student?: ClassStudent;
  onClose: () => void;
}

/** Dialog with the record of a student. */
export function StudentDialog({ classId, student, onClose }: StudentDialogProps) {
  const { t } = useTranslation();
  const save = useSaveStudent(classId, student);
  const showError = useErrorToast();
  const { register, handleSubmit, reset, setError, setFocus, getValues, formState } = useForm<FormFields>({
    defaultValues: toFormFields(student),
  });
  useEffect(() => setFocus('givenName'), [setFocus]);
  const { errors, isDirty } = formState;

  const submit = handleSubmit(({ familyEmails, ...fields }) =>
    save.mutate(
      { ...fields, familyEmails: familyEmails.split(/[\s,;，；、]+/u).filter((email) => email !== '') },
      { onSuccess: handleSaved, onError: handleError },
    ),
  );
  function handleSaved(saved: ClassStudent): void {
    const name = studentName(saved);
    if (student) {
      toast({ title: t('classStudents.saved', { name }) });
      onClose();
      return;
    }
    toast({ title: t('classStudents.added', { name }), description: t('classStudents.addedText') });
    reset(toFormFields(undefined));
    setFocus('givenName');
  }
  function handleError(error: unknown): void {
    if (error instanceof ApiRequestError && error.code === 'student_number_taken')
      setError('studentNumber', { type: 'server', message: error.message }, { shouldFocus: true });
    else if (!showFieldErrors(error, fieldNames, setError)) showError(error);
  }

  return (
    <Dialog
      title={student ? t('classStudents.correctTitle', { name: studentName(student) }) : t('classStudents.addTitle')}
      description={student ? t('classStudents.username', { username: student.username }) : t('classStudents.addText')}
      hasUnsavedChanges={isDirty}
      onClose={onClose}
    >
      <form noValidate className="class-fields" onSubmit={(event) => void submit(event)}>
        <FormField label={t('classStudents.givenName')} error={errors.givenName?.message}>
          {(field) => (
            <Input
              {...field}
              {...register('givenName', {
                validate: (name) =>
                  `${name}${getValues('chineseName')}`.trim() !== '' || t('classStudents.nameMissing'),
              })}
              dir="auto"
              autoComplete="off"
              limit={NAME_MAX_LENGTH}
            />
          )}
        </FormField>
        <FormField label={t('classStudents.familyName')} error={errors.familyName?.message}>
          {(field) => (
            <Input {...field} {...register('familyName')} dir="auto" autoComplete="off" limit={NAME_MAX_LENGTH} />
          )}
        </FormField>
        <FormField label={t('classStudents.chineseName')} error={errors.chineseName?.message}>
          {(field) => <Input {...field} {...register('chineseName')} autoComplete="off" limit={NAME_MAX_LENGTH} />}
        </FormField>
        <FormField label={t('classStudents.studentNumber')} error={errors.studentNumber?.message}>
          {(field) => (
            <Input {...field} {...register('studentNumber')} autoComplete="off" limit={STUDENT_NUMBER_MAX_LENGTH} />
          )}
        </FormField>
        <div className="class-field-wide">
          <FormField
            label={t('classStudents.familyEmails')}
            hint={t('classStudents.familyEmailsHint', { max: FAMILY_EMAILS_MAX })}
            error={errors.familyEmails?.message}
          >
            {(field) => (
              <Input
                {...field}
                {...register('familyEmails')}
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                limit={(EMAIL_MAX_LENGTH + 2) * FAMILY_EMAILS_MAX}
              />
            )}
          </FormField>
        </div>
        <div className="class-field-wide">
          <DialogActions className="flex flex-wrap justify-end">
            <Button onClick={onClose}>{t('classStudents.close')}</Button>
            <Button type="submit" variant="primary" disabled={save.isPending}>
              {save.isPending ? t('classStudents.saving') : t(student ? 'classStudents.save' : 'classStudents.add')}
            </Button>
          </DialogActions>
        </div>
      </form>
    </Dialog>
  );
}

const toFormFields = (student: ClassStudent | undefined): FormFields => ({
  givenName: student?.givenName ?? '',
  familyName: student?.familyName ?? '',
  chineseName: student?.chineseName ?? '',
  studentNumber: student?.studentNumber ?? '',
  familyEmails: student?.familyEmails.join(', ') ?? '',
});
