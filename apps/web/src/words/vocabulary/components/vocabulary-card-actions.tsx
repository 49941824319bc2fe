import type { VocabularyItem } from '@memory/contracts';
import { clsx } from 'clsx';
import { Check, ChevronDown, Repeat2, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { toast } from '../../../lib/toasts.ts';
import { useWordInScript } from '../../reading-aids/word-in-script.ts';
import { toNewVocabularyItem, useAddVocabulary } from '../api/add-vocabulary.ts';
import { useRemoveVocabulary } from '../api/vocabulary-item.ts';
import { useMarkVocabulary } from '../use-mark-vocabulary.ts';

interface VocabularyCardActionsProps {
  item: VocabularyItem;
  isOpen: boolean;
  onToggle: () => void;
  onReplace: () => void;
}

const quietClass = 'px-2! text-sm!';

/** The frequency and the buttons of a word. Only items that the user added can be removed or replaced. */
export function VocabularyCardActions({ item, isOpen, onToggle, onReplace }: VocabularyCardActionsProps) {
  const { t } = useTranslation();
  const { setKnown, setHidden, isPending } = useMarkVocabulary(item);
  const { text: character } = useWordInScript(item);
  const isKnown = item.state === 'known';
  return (
    <div className="mt-auto flex flex-wrap items-center justify-end gap-x-0.5 pt-1.5">
      {item.frequency > 0 && (
        // The words that the user typed have so many buttons that they fill a line of a phone.
        <p className={clsx('mr-auto pr-2 text-xs text-ink-soft tabular-nums', item.isUserGenerated && 'max-sm:w-full')}>
          {t('vocabulary.frequency', { count: item.frequency })}
        </p>
      )}
      {item.isHidden ? (
        <Button
          className={quietClass}
          aria-label={t('wordList.showWordAgain', { character })}
          disabled={isPending}
          onClick={() => setHidden(false)}
        >
          <Undo2 size={18} aria-hidden />
          {t('wordList.showAgain')}
        </Button>
      ) : (
        <Button
          variant="ghost"
          aria-label={t('wordList.isKnown', { character })}
          aria-pressed={isKnown}
          className={`${quietClass} aria-pressed:text-jade-text`}
          disabled={isPending}
          onClick={() => setKnown(!isKnown)}
        >
          <span
            className={`grid size-5 place-items-center rounded-full border ${isKnown ? 'border-jade bg-jade text-on-jade' : 'border-line-strong'}`}
          >
            {isKnown && <Check size={14} strokeWidth={3} aria-hidden />}
          </span>
          {t('wordList.markKnown')}
        </Button>
      )}
      {item.isUserGenerated && <OwnWordActions item={item} onReplace={onReplace} />}
      <Button
        variant="ghost"
        round
        aria-expanded={isOpen}
        aria-label={t('wordList.open', { character })}
        className="aria-expanded:[&_svg]:rotate-180"
        onClick={onToggle}
      >
        <ChevronDown size={20} aria-hidden className="transition-transform" />
      </Button>
    </div>
  );
}

/** The buttons for words that the user typed. */
function OwnWordActions({ item, onReplace }: { item: VocabularyItem; onReplace: () => void }) {
  const { t } = useTranslation();
  const { remove, isPending } = useRemoveWithUndo(item);
  const { text: character } = useWordInScript(item);
  return (
    <>
      <Button variant="ghost" round aria-label={t('vocabulary.replace', { character })} onClick={onReplace}>
        <Repeat2 size={18} aria-hidden />
      </Button>
      <Button
        variant="ghost"
        round
        aria-label={t('vocabulary.remove', { character })}
        disabled={isPending}
        onClick={remove}
      >
        <Trash2 size={18} aria-hidden />
      </Button>
    </>
  );
}

/** Removes a vocabulary item that the user added. The toast offers Undo. */
function useRemoveWithUndo(item: VocabularyItem) {
  const { t } = useTranslation();
  const remove = useRemoveVocabulary();
  const add = useAddVocabulary();

  /** Adds the word again as a new item. Its card is unmounted by then, so React Query would not call callbacks of `mutate`. */
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
