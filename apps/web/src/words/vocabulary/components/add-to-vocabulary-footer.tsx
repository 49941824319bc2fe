import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { apiErrorMessage, isConflictError } from '../../../lib/api-errors.ts';
import { toast } from '../../../lib/toasts.ts';
import { useCurrentUser } from '../../../session/index.ts';
import { useVocabularyWords } from '../../annotation/known-words.ts';
import { useAddVocabulary } from '../api/add-vocabulary.ts';
import { toNewItem, type WordToAdd } from '../to-new-item.ts';

interface AddToVocabularyFooterProps {
  /** The word that the headline of the dialog or popover shows. */
  word: WordToAdd;
  /** The tapped character of the word, with its reading and meaning in the word; absent if the headline is the character itself. */
  character?: WordToAdd | undefined;
  /** Whether a field above has too many characters. */
  isTooLong?: boolean;
  onClose: () => void;
}

/**
 * Footer of the dialog or popover for a character or word, with a button to close it and one or two buttons to add to the vocabulary: the word of the
 * headline, and the tapped character.
 */
export function AddToVocabularyFooter({ word, character, isTooLong = false, onClose }: AddToVocabularyFooterProps) {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const words = useVocabularyWords();
  const isCollected = ({ simplified }: WordToAdd): boolean =>
    words?.some((item) => item.simplified === simplified && item.state !== 'ignored') ?? false;
  const add = useAddVocabulary();

  function addItem(item: WordToAdd): void {
    add.mutate(toNewItem(item), {
      onSuccess: () => {
        toast({ title: t('character.toasts.added') });
        onClose();
      },
      onError: (error) =>
        isConflictError(error)
          ? toast({ title: t('character.known') })
          : toast({
              title: t('character.toasts.failed'),
              description: apiErrorMessage(error, t('vocabulary.toasts.addFailed')),
              isError: true,
            }),
    });
  }

  return (
    <div className="mt-1 flex flex-wrap items-center justify-end gap-2">
      {!user && <p className="mr-auto text-sm text-ink-soft">{t('character.signIn')}</p>}
      <Button onClick={onClose}>{t(user ? 'character.cancel' : 'character.close')}</Button>
      {user && (
        <Button
          variant="secondary"
          disabled={isCollected(word) || add.isPending || isTooLong}
          onClick={() => addItem(word)}
        >
          {t(add.isPending ? 'character.adding' : isCollected(word) ? 'character.known' : 'character.add')}
        </Button>
      )}
      {user && character && (
        <Button variant="ghost" disabled={isCollected(character) || add.isPending} onClick={() => addItem(character)}>
          {t(isCollected(character) ? 'character.onlyKnown' : 'character.only', { character: character.character })}
        </Button>
      )}
    </div>
  );
}
