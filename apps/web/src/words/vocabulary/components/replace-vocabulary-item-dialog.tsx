import type { VocabularyItem } from '@memory/contracts';
import { normalizeCode, truncateCharacters } from '@memory/contracts/text';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { toast } from '../../../lib/toasts.ts';
import { useInstallationConfig } from '../../../session/index.ts';
import { useWordInScript } from '../../reading-aids/word-in-script.ts';
import { useReplaceVocabulary } from '../api/vocabulary-item.ts';
import { isWordFormTooLong, type WordFormFields, parseAddWordForm } from '../word-form.ts';

/** The number of digits of the PIN. The field takes no more. */
const PIN_LENGTH = 4;

interface ReplaceVocabularyItemDialogProps {
  item: VocabularyItem;
  /** The fields of the form for adding a word. The word in this form replaces the item. */
  fields: WordFormFields;
  onReplaced: () => void;
  onClose: () => void;
}

/**
 * Dialog that asks for the PIN before a vocabulary item is replaced by the word in the form. The PIN is no access control: it only keeps
 * small children from replacing words.
 */
export default function ReplaceVocabularyItemDialog({
  item,
  fields,
  onReplaced,
  onClose,
}: ReplaceVocabularyItemDialogProps) {
  const { t } = useTranslation();
  const [pin, setPin] = useState('');
  const config = useInstallationConfig();
  const replace = useReplaceVocabulary();
  const word = parseAddWordForm(fields);
  const { text: character } = useWordInScript(item);
  const isTooLong = isWordFormTooLong(fields);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!word || pin !== config?.replacePin) {
      toast({
        title: t('vocabulary.toasts.invalidPin'),
        description: t('vocabulary.toasts.invalidPinText'),
        isError: true,
      });
      return;
    }
    replace.mutate(
      { item, word },
      {
        onSuccess: () => {
          toast({ title: t('vocabulary.toasts.added') });
          onReplaced();
          onClose();
        },
        onError: (error) => {
          toast({
            title: t('toast.error'),
            description: apiErrorMessage(error, t('vocabulary.toasts.addFailed')),
            isError: true,
          });
          // After an error the old word may have been created again as a new item, which `item` does not describe.
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      onClose={onClose}
      title={t('wordList.replace.title', { character })}
      description={t('wordList.replace.text', { character })}
    >
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <p className="kai rounded-xl bg-well px-4 py-3">
          {isTooLong
            ? t('wordList.replace.formTooLong')
            : word
              ? t('wordList.replace.with', { character: word.character })
              : t('wordList.replace.formEmpty')}
        </p>
        <FormField label={t('wordList.replace.label')}>
          {(control) => (
            <Input
              {...control}
              type="password"
              inputMode="numeric"
              autoComplete="off"
              className="max-w-32 text-center text-xl tracking-[0.4em]"
              value={pin}
              onChange={(event) => setPin(truncateCharacters(normalizeCode(event.target.value), PIN_LENGTH))}
            />
          )}
        </FormField>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('wordList.replace.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={replace.isPending || isTooLong}>
            {t(replace.isPending ? 'wordList.replace.replacing' : 'wordList.replace.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
