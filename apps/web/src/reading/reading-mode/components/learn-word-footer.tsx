import type { VocabularyItem, VocabularyWord } from '@memory/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { apiErrorMessage, isConflictError } from '../../../lib/api-errors.ts';
import { toast } from '../../../lib/toasts.ts';
import { useCurrentUser } from '../../../session/index.ts';
import {
  type AnnotatedWord,
  toNewItem,
  toWordToAdd,
  useAddVocabulary,
  useRemoveVocabulary,
  vocabularyQueryKeys,
} from '../../../words/index.ts';

interface LearnWordFooterProps {
  word: AnnotatedWord;
  /** Whether the reader's vocabulary contains the word. */
  isCollected: boolean;
  onClose: () => void;
}

/** Footer of the popover of a word: one tap adds the word to the vocabulary. */
export function LearnWordFooter({ word, isCollected, onClose }: LearnWordFooterProps) {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const learn = useLearnWord();
  if (!user) return <p className="mt-3 text-sm text-ink-soft">{t('character.signIn')}</p>;
  return (
    <div className="mt-3 flex justify-end">
      {isCollected ? (
        <p className="flex min-h-11 items-center gap-1.5 font-semibold text-jade-text">
          <Check size={18} aria-hidden />
          {t('readingMode.collected')}
        </p>
      ) : (
        <Button
          variant="secondary"
          className="max-sm:flex-1"
          onClick={() => {
            learn(word);
            onClose();
          }}
        >
          <Plus size={18} aria-hidden />
          {t('readingMode.learn')}
        </Button>
      )}
    </div>
  );
}

/**
 * Returns a function that adds a word of a text to the vocabulary. The word is marked at once; a toast offers Undo. If the server rejects the word,
 * the mark disappears again.
 */
function useLearnWord(): (word: AnnotatedWord) => void {
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
