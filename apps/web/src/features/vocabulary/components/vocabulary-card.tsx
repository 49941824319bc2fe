import type { VocabularyItem } from '@memory/contracts';
import { Repeat2, Trash2, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAddVocabulary } from '../api/add-vocabulary.ts';
import { useRemoveVocabulary } from '../api/remove-vocabulary.ts';
import { useSpeechSynthesis } from '../use-speech-synthesis.ts';
import { zhuyinFromNotes } from '../zhuyin-note.ts';
import { CharacterCard } from './character-card.tsx';

interface VocabularyCardProps {
  item: VocabularyItem;
  covered: boolean;
  onReplace: () => void;
}

/** Card with a vocabulary item. Only items that the user added can be removed or replaced. */
export function VocabularyCard({ item, covered, onReplace }: VocabularyCardProps) {
  const { t } = useTranslation();
  const speak = useSpeechSynthesis();
  const remove = useRemoveVocabulary();
  const add = useAddVocabulary();
  const { character } = item;

  function removeItem(): void {
    remove.mutate(item.id, {
      onSuccess: () =>
        toast({ title: t('vocabulary.toasts.removed'), action: { label: t('vocabulary.undo'), onPress: undoRemoval } }),
      onError: () =>
        toast({ title: t('toast.error'), description: t('vocabulary.toasts.removeFailed'), isError: true }),
    });
  }

  /** Adds the word again as a new item. This card is gone by then, so its callbacks would not be called. */
  function undoRemoval(): void {
    const { id: _, createdAt: __, ...word } = item;
    add
      .mutateAsync(word)
      .then(() => toast({ title: t('vocabulary.toasts.restored') }))
      .catch((error: unknown) =>
        toast({
          title: t('toast.error'),
          description: apiErrorMessage(error, t('vocabulary.toasts.addFailed')),
          isError: true,
        }),
      );
  }

  return (
    <CharacterCard
      character={character}
      pinyin={item.pinyin}
      zhuyin={zhuyinFromNotes(item.notes)}
      meaning={item.englishTranslation}
      covered={covered}
      note={item.frequency > 0 ? t('vocabulary.frequency', { count: item.frequency }) : undefined}
    >
      <Button variant="ghost" round aria-label={t('vocabulary.listen', { character })} onClick={() => speak(character)}>
        <Volume2 size={18} aria-hidden />
      </Button>
      {item.isUserGenerated && (
        <>
          <Button variant="ghost" round aria-label={t('vocabulary.replace', { character })} onClick={onReplace}>
            <Repeat2 size={18} aria-hidden />
          </Button>
          <Button
            variant="ghost"
            round
            aria-label={t('vocabulary.remove', { character })}
            disabled={remove.isPending}
            onClick={removeItem}
          >
            <Trash2 size={18} aria-hidden />
          </Button>
        </>
      )}
    </CharacterCard>
  );
}
