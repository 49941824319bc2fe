import { type FormEvent, type RefObject, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { toast } from '../../../lib/toasts.ts';
import { type NewVocabularyItem, useAddVocabulary } from '../api/add-vocabulary.ts';
import { emptyWordForm, lacksChinese, parseAddWordForm, type WordFormFields, wordFormLimits } from '../word-form.ts';

const ConfirmNonChineseWordDialog = preloadable(() => import('./confirm-non-chinese-word-dialog.tsx'));

interface AddWordFormProps {
  formRef: RefObject<HTMLFormElement | null>;
  fields: WordFormFields;
  onChange: (fields: WordFormFields) => void;
}

/** Form for adding a word to the vocabulary. The parent component holds the values of the form's fields. */
export function AddWordForm({ formRef, fields, onChange }: AddWordFormProps) {
  const { t } = useTranslation();
  const add = useAddVocabulary();
  const [wasFocused, setFocused] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // On a small screen an unused form shows only its first field, so that the vocabulary is visible below the form.
  const optionalClass = wasFocused || Object.values(fields).some(Boolean) ? '' : 'max-lg:hidden';

  const item = parseAddWordForm(fields);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!item) {
      toast({
        title: t('vocabulary.toasts.missing'),
        description: t('vocabulary.toasts.missingText'),
        isError: true,
      });
      return;
    }
    if (lacksChinese(fields)) setAsking(true);
    else addItem(item);
  }

  const addItem = (item: NewVocabularyItem): void =>
    add.mutate(item, {
      onSuccess: () => {
        toast({ title: t('vocabulary.toasts.added') });
        onChange(emptyWordForm);
      },
      onError: (error) =>
        toast({
          title: t('toast.error'),
          description: apiErrorMessage(error, t('vocabulary.toasts.addFailed')),
          isError: true,
        }),
    });

  const inputs = [
    { name: 'character', label: t('vocabulary.character'), className: 'brush text-2xl' },
    { name: 'pinyin', label: t('vocabulary.pinyin'), className: '' },
    { name: 'englishTranslation', label: t('vocabulary.translation'), className: '' },
  ] as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only observes focus
    <form
      ref={formRef}
      noValidate
      aria-labelledby="add-word"
      className="sheet grid gap-4 p-5"
      onSubmit={submit}
      onFocus={() => setFocused(true)}
    >
      <h2 id="add-word" className="text-xl">
        {t('vocabulary.addTitle')}
      </h2>
      {inputs.map(({ name, label, className }) => (
        <div key={name} className={name === 'character' ? '' : optionalClass}>
          <FormField label={label}>
            {(control) => (
              <Input
                {...control}
                className={className}
                limit={wordFormLimits[name]}
                autoComplete="off"
                value={fields[name]}
                onChange={(event) => onChange({ ...fields, [name]: event.target.value })}
              />
            )}
          </FormField>
        </div>
      ))}
      <Button type="submit" variant="secondary" disabled={add.isPending} className={optionalClass}>
        {t(add.isPending ? 'vocabulary.adding' : 'vocabulary.add')}
      </Button>
      {isAsking && item && (
        <Suspense>
          <ConfirmNonChineseWordDialog
            character={item.character}
            onConfirm={() => addItem(item)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </form>
  );
}
