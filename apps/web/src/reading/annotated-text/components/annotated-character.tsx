import type { ReadingAids } from '@memory/contracts';
import { clsx } from 'clsx';
import { memo } from 'react';
import { pinyinTone } from '../../../lib/pinyin-tone.ts';

/** CSS classes that the prerendered card (`prerendered-entry-card.tsx`) uses too, because its text must look the same. */
export const tappableCharacterClass =
  'rounded-sm px-[0.03em] text-[1.12em] decoration-jade decoration-2 underline-offset-[0.3em] hover:bg-jade-wash hover:underline';

interface AnnotatedCharacterProps {
  /** The index of the token in the text. */
  index: number;
  character: string;
  /** The language of a Chinese character; undefined for a word of another script. */
  lang: 'zh-Hans' | 'zh-Hant' | undefined;
  isSpoken: boolean;
  /** Whether the character belongs to the tapped word. */
  isHighlighted: boolean;
  /** Whether the character belongs to a word that the reader is learning. */
  isMarked?: boolean;
  /** Whether the character's word is being fetched. */
  isLoading: boolean;
  /** The Tab key reaches only one character of a text, the arrow keys reach the others (roving tabindex). */
  isInTabOrder: boolean;
  reading: ReadingAids['reading'] | null;
  /** The reading that is shown above the character; undefined for none. */
  syllable: string | undefined;
  /** Whether the reading is shown in soft ink, because the reader is learning the word. */
  isFaint?: boolean;
  pinyin: string | undefined;
  onTap: (index: number, element: HTMLElement) => void;
}

/**
 * A character of an annotated text, or a word of another script, which can be tapped. After a tap only the characters whose highlighting
 * changes are rendered again, because rendering the hundreds of characters of a text would delay the popover.
 */
export const AnnotatedCharacter = memo(function AnnotatedCharacter(props: AnnotatedCharacterProps) {
  const { index, character, lang, isSpoken, isHighlighted, isLoading, reading, syllable, pinyin, onTap } = props;
  return (
    // A character is a span instead of a button element, because a line could break between a button and a following full stop, and a
    // button could not be selected together with the text around it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the paragraph handles the keys
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
      role="button"
      lang={lang}
      aria-current={isSpoken ? 'true' : undefined}
      tabIndex={props.isInTabOrder ? 0 : -1}
      className={clsx(
        lang ? tappableCharacterClass : 'rounded-sm hover:bg-jade-wash',
        props.isMarked && 'is-learned',
        isSpoken ? 'bg-jade text-on-jade' : isHighlighted && 'bg-jade-wash underline',
        isLoading && 'breathe',
      )}
      onClick={(event) => onTap(index, event.currentTarget)}
    >
      {syllable && reading ? (
        <CharacterReading
          character={character}
          reading={reading}
          syllable={syllable}
          pinyin={pinyin ?? ''}
          isFaint={props.isFaint}
        />
      ) : (
        character
      )}
    </span>
  );
});

interface CharacterReadingProps {
  character: string;
  reading: ReadingAids['reading'];
  /** The character's reading in its word, as pinyin or zhuyin. */
  syllable: string;
  /** The same reading as pinyin, whose tone selects the colour. */
  pinyin: string;
  /** Whether the reading is shown in soft ink until the pointer or the focus is on the character. */
  isFaint?: boolean | undefined;
}

/** The size of a reading relative to its character, by its number of letters: long syllables are smaller, so that neighbours stay apart. */
const LETTER_SIZES = { pinyin: [0.5, 0.5, 0.5, 0.5, 0.5, 0.46, 0.41], zhuyin: [0.44, 0.44, 0.44, 0.44, 0.44, 0.4] };

/**
 * A character with its reading above it. Screen readers read the character alone, because they know its reading and would read it twice;
 * for the same reason the reading is not part of a copied text.
 */
function CharacterReading({ character, reading, syllable, pinyin, isFaint = false }: CharacterReadingProps) {
  const sizes = LETTER_SIZES[reading];
  const size = sizes[Math.min(syllable.length, sizes.length - 1)];
  return (
    <ruby>
      {character}
      <rt
        aria-hidden
        lang={reading === 'pinyin' ? 'zh-Latn-pinyin' : 'zh-Bopo'}
        className={isFaint ? 'is-faint' : undefined}
        style={{
          ...(!isFaint && { color: `var(--tone-${pinyinTone(pinyin)})` }),
          fontSize: `${size}em`,
        }}
      >
        {syllable}
      </rt>
    </ruby>
  );
}
