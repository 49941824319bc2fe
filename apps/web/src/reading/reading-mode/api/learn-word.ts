import type { VocabularyItem, VocabularyWord } from '@memory/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage, isConflictError } from '../../../lib/api-errors.ts';
import { toast } from '../../../lib/toasts.ts';
import {
  toNewItem,
  toWordToAdd,
  type AnnotatedWord,
  useAddVocabulary,
  useRemoveVocabulary,
  vocabularyQueryKeys,
} from '../../../words/index.ts';

/**
 * Returns a function that adds a word of a text to the vocabulary. The word is marked at once; a toast offers Undo. If the server rejects the word,
 * the mark disappears again.
 */
export function useLearnWord(): (word: AnnotatedWord) => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const add = useAddVocabulary();
  const remove = useRemoveVocabulary();

  const change = (by: (words: VocabularyWord[]) => VocabularyWord[]): void => {
    queryClient.setQueryData<VocabularyWord[]>(vocabularyQueryKeys.words, (words) => words && by(words));
  };
  const reportError = (error: unknown): void =>
    toast({
      title: t('toast.error'),
      description: apiErrorMessage(error, t('vocabulary.toasts.addFailed')),
      isError: true,
    });

  async function undo(added: Promise<VocabularyItem>, { simplified, text }: AnnotatedWord): Promise<void> {
    change((words) => words.filter((word) => word.simplified !== simplified));
    try {
      await remove.mutateAsync((await added).id);
      toast({ title: t('readingMode.toasts.removed', { word: text }) });
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.words });
      reportError(error);
    }
  }

  return (word) => {
    const { text, simplified } = word;
    change((words) => [{ simplified, pinyin: word.pinyin.join(' '), state: 'new' }, ...words]);
    // Promises are used instead of callbacks of `mutate`, which React Query does not call after the popover is closed.
    const added = add.mutateAsync(toNewItem(toWordToAdd(word)));
    toast({
      title: t('readingMode.toasts.learning', { word: text }),
      action: { label: t('vocabulary.undo'), onPress: () => void undo(added, word) },
    });
    added.catch((error: unknown) => {
      if (isConflictError(error)) return;
      void queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.words });
      reportError(error);
    });
  };
}
