import type { VocabularyItem, WordState } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { toast } from '../../lib/toasts.ts';
import { useUpdateVocabulary } from './api/vocabulary-item.ts';

/** Marks a vocabulary item as known, chooses its state or hides it. Toasts report hiding and showing, with Undo, and errors. */
export function useMarkVocabulary({ id, isKnown: isMarkedAsKnown }: VocabularyItem) {
  const { t } = useTranslation();
  const update = useUpdateVocabulary();

  const reportError = (error: unknown): void =>
    toast({ title: t('toast.error'), description: apiErrorMessage(error, t('wordList.toasts.failed')), isError: true });

  // The promise is used instead of callbacks of `mutate`, which React Query does not call after the card is gone.
  function setHidden(isHidden: boolean): void {
    update
      .mutateAsync({ id, isHidden })
      .then(() =>
        isHidden
          ? toast({
              title: t('wordList.toasts.hidden'),
              description: t('wordList.toasts.hiddenText'),
              action: { label: t('vocabulary.undo'), onPress: () => setHidden(false) },
            })
          : toast({ title: t('wordList.toasts.shown') }),
      )
      .catch(reportError);
  }

  return {
    setHidden,
    /** A word that is known because of its reviews has no mark to remove, so its state becomes 'learning' instead. */
    setKnown: (isKnown: boolean) =>
      update.mutate(isKnown || isMarkedAsKnown ? { id, isKnown } : { id, state: 'learning' }, { onError: reportError }),
    setState: (state: WordState) => update.mutate({ id, state }, { onError: reportError }),
    isPending: update.isPending,
  };
}
