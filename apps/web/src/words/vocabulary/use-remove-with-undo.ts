import type { VocabularyItem } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { toast } from '../../lib/toasts.ts';
import { toNewVocabularyItem, useAddVocabulary } from './api/add-vocabulary.ts';
import { useRemoveVocabulary } from './api/remove-vocabulary.ts';

/** Removes a vocabulary item that the user added. The toast offers Undo. */
export function useRemoveWithUndo(item: VocabularyItem) {
  const { t } = useTranslation();
  const remove = useRemoveVocabulary();
  const add = useAddVocabulary();

  /** Adds the word again as a new item. Its card is gone by then, so callbacks of `mutate` would not be called. */
  function undoRemoval(): void {
    add
      .mutateAsync(toNewVocabularyItem(item))
      .then(() => toast({ title: t('vocabulary.toasts.restored') }))
      .catch((error: unknown) =>
        toast({
          title: t('toast.error'),
          description: apiErrorMessage(error, t('vocabulary.toasts.addFailed')),
          isError: true,
        }),
      );
  }

  function removeItem(): void {
    remove.mutate(item.id, {
      onSuccess: () =>
        toast({ title: t('vocabulary.toasts.removed'), action: { label: t('vocabulary.undo'), onPress: undoRemoval } }),
      onError: () =>
        toast({ title: t('toast.error'), description: t('vocabulary.toasts.removeFailed'), isError: true }),
    });
  }

  return { remove: removeItem, isPending: remove.isPending };
}
