import { type ReactNode, Suspense, useState } from 'react';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { CharacterDialog, type CharacterInWord } from '../../../words/index.ts';

/** The popover of a tapped character. Its code is loaded at the first tap. */
export const WordPopover = preloadable(() => import('./word-popover.tsx'));

interface LookUpProps {
  character: string;
  /** The element of the tapped character. */
  anchor: HTMLElement;
  /** The word that the character belongs to; null if the annotation lacks it, undefined until the text is annotated. */
  characterInWord: CharacterInWord | null | undefined;
  /** The actions for the word; by default, adding the word or only the tapped character to the vocabulary. */
  footer?: ReactNode;
  onClose: () => void;
}

/**
 * The look-up of a tapped character: a popover with its word, from which the dialog for the whole word can be opened. If the text could
 * not be annotated, the dialog for the single character is shown.
 */
export function LookUp({ character, anchor, characterInWord, footer, onClose }: LookUpProps) {
  const [openWord, setOpenWord] = useState<{ text: string; pinyin: string } | null>(null);
  const dialogWord = openWord ?? (characterInWord === null ? { text: character, pinyin: '' } : null);
  // There are two Suspense boundaries: a single boundary would keep the popover while the dialog's code is loading, and the popover would take the
  // focus when it closes.
  return (
    <>
      {characterInWord && !dialogWord && (
        <Suspense>
          <WordPopover
            anchor={anchor}
            character={character}
            characterInWord={characterInWord}
            footer={footer}
            onOpenWord={setOpenWord}
            onClose={onClose}
          />
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
