import type { DisplayToken } from '@memory/text';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { pinyinTone } from '../../../lib/pinyin-tone.ts';
import { rovingTabIndexHandlers } from '../../../lib/roving-tabindex.ts';
import type { CharacterInWord, AnnotatedWord } from '../characters-in-words.ts';

/** CSS classes that the prerendered card (`prerendered-entry-card.tsx`) uses too, because its text must look the same. */
export const annotatedTextClass = 'kai whitespace-pre-wrap';
export const annotatedTextSizeClass = 'text-[1.15rem] leading-[1.9]';
export const tappableCharacterClass =
  'rounded-sm px-[0.03em] text-[1.12em] decoration-jade decoration-2 underline-offset-[0.3em] hover:bg-jade-wash hover:underline';

type CharacterReadings = readonly (CharacterInWord | null)[];

interface AnnotatedCharactersProps {
  tokens: readonly DisplayToken[];
  label: string | undefined;
  /** Whether `tokens` contains only the beginning of the text. */
  isTruncated: boolean;
  /** Whether words of other scripts can be tapped too, to seek to them in a recording. */
  areWordsTappable: boolean;
  /** The token that is being spoken, which is highlighted; null if none is. */
  spokenIndex: number | null;
  /** The readings that are shown above the characters; undefined while the user hides pinyin. */
  visibleReadings: CharacterReadings | undefined;
  /** The readings of all tokens, whether shown or hidden; undefined until the text is annotated. */
  allReadings: CharacterReadings | undefined;
  tappedIndex: number | null;
  /** Whether the tapped character's reading is being fetched. */
  isLoading: boolean;
  /** The word that the tapped character belongs to. All characters of this word are highlighted. */
  tappedWord: AnnotatedWord | null;
  onTap: (index: number, element: HTMLElement) => void;
}

/**
 * A paragraph in which each Chinese character is a button. Arrow keys move the focus between the characters; only one character is in the
 * tab order.
 */
export const AnnotatedCharacters = memo(function AnnotatedCharacters({
  tokens,
  label,
  isTruncated,
  areWordsTappable,
  spokenIndex,
  visibleReadings,
  allReadings,
  tappedIndex,
  isLoading,
  tappedWord,
  onTap,
}: AnnotatedCharactersProps) {
  const { t } = useTranslation();
  const isTappable = (kind: DisplayToken['kind']): boolean =>
    kind === 'chinese' || (areWordsTappable && kind === 'word');
  const firstChinese = tokens.findIndex(({ kind }) => kind === 'chinese');
  const firstTappable = tokens.findIndex(({ kind }) => isTappable(kind));
  return (
    <p
      dir="auto"
      aria-label={label}
      title={firstChinese < 0 ? undefined : t('card.characterHint')}
      className={clsx(annotatedTextClass, visibleReadings ? 'text-[1.3rem] leading-[2.3]' : annotatedTextSizeClass)}
      {...rovingTabIndexHandlers}
    >
      {tokens.map(({ kind, text: tokenText }, index) => {
        if (!isTappable(kind)) return tokenText;
        const isChinese = kind === 'chinese';
        const isSpoken = index === spokenIndex;
        const isHighlighted =
          index === tappedIndex || (tappedWord !== null && allReadings?.[index]?.word === tappedWord);
        const pinyin = visibleReadings?.[index] && visibleReadings[index].word.pinyin[visibleReadings[index].index];
        return (
          // A character is a span instead of a button element, because a line could break between a button and a following full stop, and a
          // button could not be selected together with the text around it.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the paragraph handles the keys
          <span
            // oxlint-disable-next-line react/no-array-index-key -- tokens repeat and never move
            key={index}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
            role="button"
            lang={isChinese ? 'zh-Hans' : undefined}
            aria-current={isSpoken ? 'true' : undefined}
            aria-label={pinyin ? `${tokenText} ${pinyin}` : undefined}
            // The Tab key reaches only one character of a text, the arrow keys reach the others (roving tabindex).
            tabIndex={index === firstTappable ? 0 : -1}
            className={clsx(
              isChinese ? tappableCharacterClass : 'rounded-sm hover:bg-jade-wash',
              isSpoken ? 'bg-jade text-on-jade' : isHighlighted && 'bg-jade-wash underline',
              isLoading && index === tappedIndex && 'breathe',
            )}
            onClick={(event) => onTap(index, event.currentTarget)}
          >
            {pinyin ? (
              <ruby>
                {tokenText}
                <rt
                  lang="zh-Latn-pinyin"
                  className="px-[0.15em] font-sans text-[0.5em] font-semibold select-none"
                  style={{ color: `var(--tone-${pinyinTone(pinyin)})` }}
                >
                  {pinyin}
                </rt>
              </ruby>
            ) : (
              tokenText
            )}
          </span>
        );
      })}
      {isTruncated && '…'}
    </p>
  );
});
