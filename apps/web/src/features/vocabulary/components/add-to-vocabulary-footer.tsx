import { markNumberedTones } from '@memory/text';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { toast } from '../../../lib/toasts.ts';
import { useCurrentUser } from '../../session/api/current-user.ts';
import { useAddVocabulary } from '../api/add-vocabulary.ts';
import { useVocabulary } from '../api/list-vocabulary.ts';
import { formatZhuyinNote } from '../zhuyin-note.ts';

interface WordToAdd {
  character: string;
  pinyin: string;
  zhuyin: string;
  meaning: string;
}

/**
 * The translation that is stored for a word without a known translation. The server recognizes this text, so it is the same in all
 * interface languages.
 */
export const DEFAULT_MEANING = 'Learning in progress';

/** Footer of the dialog or popover for a character, with buttons to close it and to add the character to the vocabulary. */
export function AddToVocabularyFooter({ word, onClose }: { word: WordToAdd; onClose: () => void }) {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const vocabulary = useVocabulary(user !== null);
  const isKnown = vocabulary.data?.some(({ character }) => character === word.character) ?? false;
  const add = useAddVocabulary();

  function addWord(): void {
    add.mutate(
      {
        character: word.character,
        pinyin: markNumberedTones(word.pinyin.trim()) || null,
        englishTranslation: word.meaning.trim() || DEFAULT_MEANING,
        notes: formatZhuyinNote(word.zhuyin),
      },
      {
        onSuccess: () => {
          toast({ title: t('character.toasts.added') });
          onClose();
        },
        onError: (error) =>
          toast({
            title: t('character.toasts.failed'),
            description: apiErrorMessage(error, t('vocabulary.toasts.addFailed')),
            isError: true,
          }),
      },
    );
  }

  return (
    <div className="mt-1 flex flex-wrap items-center justify-end gap-2">
      {!user && <p className="mr-auto text-sm text-ink-soft">{t('character.signIn')}</p>}
      <Button onClick={onClose}>{t(user ? 'character.cancel' : 'character.close')}</Button>
      {user && (
        <Button variant="secondary" disabled={isKnown || add.isPending} onClick={addWord}>
          {t(add.isPending ? 'character.adding' : isKnown ? 'character.known' : 'character.add')}
        </Button>
      )}
    </div>
  );
}
