import type { VocabularyItem } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { useReadingAids } from '../../reading-aids/reading-aids.ts';
import { wordInScript } from '../../reading-aids/word-in-script.ts';
import { useMakeWordChoice, useWordChoices } from '../api/word-choices.ts';
import { shortMeaning } from '../short-meaning.ts';
import { zhuyinFromNotes } from '../zhuyin-note.ts';

/** Whether an item may have been added by a tap on a longer word: only the server knows which of them were. */
const isTappedCharacter = ({ character, isUserGenerated, notes }: VocabularyItem): boolean =>
  isUserGenerated && Array.from(character).length === 1 && zhuyinFromNotes(notes) !== null;

/** Asks once about a character that was added when a longer word was tapped: 松 or 松鼠? One character at a time. */
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
