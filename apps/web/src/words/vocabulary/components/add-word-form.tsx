import { hasChinese } from '@memory/text';
import { type FormEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { withTexts } from '../../../i18n/i18n.ts';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { toast } from '../../../lib/toasts.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { type NewVocabularyItem, useAddVocabulary } from '../api/add-vocabulary.ts';
import { useKnownWord } from '../api/look-up-word.ts';
import { shortMeaning } from '../short-meaning.ts';
import { emptyWordForm, lacksChinese, parseAddWordForm, type WordFormFields, wordFormLimits } from '../word-form.ts';
import { wordListTexts } from '../word-list-texts.ts';

const ConfirmNonChineseWordDialog = preloadable(() =>
  withTexts(import('./confirm-non-chinese-word-dialog.tsx'), wordListTexts),
);

interface AddWordFormProps {
  formRef: RefObject<HTMLFormElement | null>;
  fields: WordFormFields;
  onChange: (fields: WordFormFields) => void;
}

/** Form for adding a word to the vocabulary. The parent component holds the values of the form's fields. */
export function AddWordForm({ formRef, fields, onChange }: AddWordFormProps) {
  const { t } = useTranslation();
  const add = useAddVocabulary();
  const [isAsking, setAsking] = useState(false);
  useDictionaryEntry(fields, onChange);
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
    { name: 'character', label: t('vocabulary.character'), className: 'brush h-13 text-2xl', hint: undefined },
    { name: 'pinyin', label: t('vocabulary.pinyin'), className: 'h-13', hint: undefined },
    { name: 'englishTranslation', label: t('vocabulary.translation'), className: '', hint: t('vocabulary.filledIn') },
  ] as const;
  return (
    <form
      ref={formRef}
      noValidate
      aria-labelledby="add-word"
      className="sheet grid grid-cols-2 gap-x-3 gap-y-4 p-5"
      onSubmit={submit}
    >
      <h2 id="add-word" className="col-span-full text-xl">
        {t('vocabulary.addTitle')}
      </h2>
      {inputs.map(({ name, label, className, hint }) => (
        <div key={name} className={name === 'englishTranslation' ? 'col-span-full' : 'grid'}>
          <FormField label={label} hint={hint}>
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
      <Button type="submit" variant="secondary" disabled={add.isPending} className="col-span-full">
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

/** How long a word stays unchanged before it is looked up, in milliseconds. */
const LOOK_UP_DELAY_MS = 300;

/**
 * Fills the pinyin and the meaning of the typed word into the form when the dictionary has the word. What the user typed stays; what was filled in
 * for another word is replaced, or cleared when the dictionary lacks the word.
 */
function useDictionaryEntry(fields: WordFormFields, onChange: (fields: WordFormFields) => void): void {
  const word = fields.character.trim();
  const settled = useDebouncedValue(word, LOOK_UP_DELAY_MS);
  const { data, isPending } = useKnownWord(settled);
  const filled = useRef({ pinyin: '', englishTranslation: '' });
  const isCurrent = settled === word && !(isPending && hasChinese(word));
  const pinyin = data?.pinyin ?? '';
  const englishTranslation = data ? shortMeaning(data.meaning) : '';

  useEffect(() => {
    if (!isCurrent) return;
    const last = filled.current;
    filled.current = { pinyin, englishTranslation };
    const isOpen = (name: keyof typeof last): boolean => fields[name] === '' || fields[name] === last[name];
    const next = {
      ...fields,
      ...(isOpen('pinyin') && { pinyin }),
      ...(isOpen('englishTranslation') && { englishTranslation }),
    };
    if (next.pinyin !== fields.pinyin || next.englishTranslation !== fields.englishTranslation) onChange(next);
    // Only a new result of the dictionary fills the form: a field that the user clears stays empty.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isCurrent, settled, pinyin, englishTranslation]);
}
