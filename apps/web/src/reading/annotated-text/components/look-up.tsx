import { type ReactNode, Suspense, useContext, useState } from 'react';
import { withTexts } from '../../../i18n/i18n.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { CharacterDialog, type CharacterInWord, LookUpEntryContext } from '../../../words/index.ts';
import { wordStatesTexts } from '../../word-states-texts.ts';

/** The popover of a tapped character. Its code is loaded at the first tap. */
export const WordPopover = preloadable(() => withTexts(import('./word-popover.tsx'), wordStatesTexts));
const WordSplitDialog = preloadable(() => import('../../word-splits/word-split-dialog.tsx'));

interface LookUpProps {
  character: string;
  /** The element of the tapped character. */
  anchor: HTMLElement;
  /** The word that the character belongs to; null if the annotation lacks it, undefined until the text is annotated. */
  characterInWord: CharacterInWord | null | undefined;
  /** The actions for the word; by default, adding the word or only the tapped character to the vocabulary. */
  footer?: ReactNode;
  /** Where the character stands, so that its author can correct where the word ends; absent where this is not offered. */
  place?: { text: string; offset: number };
  onClose: () => void;
}

/**
 * The look-up of a tapped character: a popover with its word, from which the dialog for the whole word can be opened. If the text could
 * not be annotated, the dialog for the single character is shown.
 */
export function LookUp({ character, anchor, characterInWord, footer, place, onClose }: LookUpProps) {
  const [openWord, setOpenWord] = useState<{ text: string; pinyin: string } | null>(null);
  const [isDividing, setDividing] = useState(false);
  const isOwn = useContext(LookUpEntryContext) !== null;
  const dialogWord = openWord ?? (characterInWord === null ? { text: character, pinyin: '' } : null);
  // There are two Suspense boundaries: a single boundary would keep the popover while the dialog's code is loading, and the popover would take the
  // focus when it closes.
  return (
    <>
      {characterInWord && !dialogWord && !isDividing && (
        <Suspense>
          <WordPopover
            anchor={anchor}
            character={character}
            characterInWord={characterInWord}
            footer={footer}
            onOpenWord={setOpenWord}
            onDivide={isOwn && place ? () => setDividing(true) : undefined}
            onClose={onClose}
          />
        </Suspense>
      )}
      {place && isDividing && (
        <Suspense>
          <WordSplitDialog {...place} onClose={onClose} />
        </Suspense>
      )}
      {dialogWord && (
        <Suspense>
          <CharacterDialog
            key={dialogWord.text}
            character={dialogWord.text}
            pinyinInContext={dialogWord.pinyin}
            onClose={onClose}
          />
        </Suspense>
      )}
    </>
  );
}
