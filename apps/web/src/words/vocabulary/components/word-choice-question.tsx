import type { VocabularyItem, WordChoice } from '@memory/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { apiErrorMessage, isConflictError } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';
import { useReadingAids } from '../../reading-aids/reading-aids.ts';
import { wordInScript } from '../../reading-aids/word-in-script.ts';
import { shortMeaning } from '../short-meaning.ts';
import { toNewItem, zhuyinFromNotes } from '../to-new-item.ts';

/** Whether an item may have been added by a tap on a longer word. Only the server knows whether it was. */
const isTappedCharacter = ({ character, isUserGenerated, notes }: VocabularyItem): boolean =>
  isUserGenerated && Array.from(character).length === 1 && zhuyinFromNotes(notes) !== null;

/** Asks once about a character that was added when a longer word was tapped: 松 or 松鼠? Shows one question at a time. */
export function WordChoiceQuestion({ items }: { items: readonly VocabularyItem[] }) {
  const { t } = useTranslation();
  const { data: choices } = useWordChoices(items.some(isTappedCharacter));
  const make = useMakeWordChoice();
  const { script } = useReadingAids();
  const choice = choices?.find(({ itemId }) => items.some(({ id }) => id === itemId));
  const item = items.find(({ id }) => id === choice?.itemId);
  if (!choice || !item) return null;
  const { text: character } = wordInScript(item, script);
  const { text: word } = wordInScript({ ...choice, character: choice.word }, script);
  return (
    <section aria-labelledby="word-choice" className="mb-4 rounded-2xl bg-jade-wash px-4 py-3">
      <h3 id="word-choice">{t('wordList.choice.title', { character, word })}</h3>
      <p className="mb-2 text-sm text-ink-soft">
        {t('wordList.choice.text', { character, word, meaning: shortMeaning(choice.meaning) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {(['word', 'character', 'both'] as const).map((keep) => (
          <Button key={keep} disabled={make.isPending} onClick={() => make.mutate({ choice, keep })}>
            {t(`wordList.choice.${keep}`, { character, word })}
          </Button>
        ))}
      </div>
      {make.isError && (
        <p role="alert" className="mt-2 text-cinnabar-text">
          {apiErrorMessage(make.error, t('wordList.toasts.failed'))}
        </p>
      )}
    </section>
  );
}

/**
 * Query: the characters of the vocabulary that were added when a longer word was tapped.
 * @param enabled false when no item of the vocabulary can be such a character
 */
function useWordChoices(enabled: boolean) {
  return useQuery({
    queryKey: vocabularyQueryKeys.wordChoices,
    queryFn: async () => (await unwrapResponse(api.GET('/api/vocabulary/word-choices'))).choices,
    enabled,
  });
}

/** Mutation: keeps the character, replaces it by the tapped word, or adds the word and keeps the character. */
function useMakeWordChoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ choice, keep }: { choice: WordChoice; keep: 'character' | 'word' | 'both' }) => {
      if (keep === 'both') await addWord(choice);
      const params = { path: { id: choice.itemId } };
      const body = { keep: keep === 'both' ? ('character' as const) : keep };
      await unwrapResponse(api.POST('/api/vocabulary/{id}/word-choice', { params, body }));
    },
    onSuccess: (_, { choice }) => {
      queryClient.setQueryData<WordChoice[]>(vocabularyQueryKeys.wordChoices, (choices) =>
        choices?.filter(({ itemId }) => itemId !== choice.itemId),
      );
      return queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.all });
    },
  });
}

/** Adds the word of a choice, unless the vocabulary has it. */
async function addWord({ word, ...reading }: WordChoice): Promise<void> {
  try {
    await unwrapResponse(api.POST('/api/vocabulary', { body: toNewItem({ ...reading, character: word }) }));
  } catch (error) {
    if (!isConflictError(error)) throw error;
  }
}
