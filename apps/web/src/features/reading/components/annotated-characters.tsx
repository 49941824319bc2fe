import type { DisplayToken } from '@memory/text';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { pinyinTone } from '../../../lib/pinyin-tone.ts';
import { rovingTabIndexHandlers } from '../../../lib/roving-tabindex.ts';
import type { CharacterInWord, AnnotatedWord } from '../characters-in-words.ts';

/** Also how the first memory looks before the program runs (`first-card.tsx`). */
export const annotatedTextClass = 'kai whitespace-pre-wrap';
export const annotatedTextSizeClass = 'text-[1.15rem] leading-[1.9]';
export const tappableCharacterClass =
  'rounded-sm px-[0.03em] text-[1.12em] decoration-jade decoration-2 underline-offset-[0.3em] hover:bg-jade-wash hover:underline';

type Readings = readonly (CharacterInWord | null)[];

interface AnnotatedCharactersProps {
  pieces: readonly DisplayToken[];
  /** There is more of the text than these. */
  isTruncated: boolean;
  /** Shown over the characters. */
  visibleReadings: Readings | undefined;
  /** Known, whether they are shown or not. */
  allReadings: Readings | undefined;
  tappedIndex: number | null;
  /** The reading of what was tapped is on its way. */
  isLoading: boolean;
  /** The word that was tapped: all of it is marked. */
  tappedWord: AnnotatedWord | null;
  onTap: (index: number, element: HTMLElement) => void;
}

/** The text itself, character by character. */
export function AnnotatedCharacters({
  pieces,
  isTruncated,
  visibleReadings,
  allReadings,
  tappedIndex,
  isLoading,
  tappedWord,
  onTap,
}: AnnotatedCharactersProps) {
  const { t } = useTranslation();
  const firstChinese = pieces.findIndex(({ kind }) => kind === 'chinese');
  return (
    <p
      dir="auto"
      title={firstChinese < 0 ? undefined : t('card.characterHint')}
      className={clsx(annotatedTextClass, visibleReadings ? 'text-[1.3rem] leading-[2.3]' : annotatedTextSizeClass)}
      {...rovingTabIndexHandlers}
    >
      {pieces.map(({ kind, text: piece }, index) => {
        if (kind !== 'chinese') return piece;
        const marked = index === tappedIndex || (tappedWord !== null && allReadings?.[index]?.word === tappedWord);
        const pinyin = visibleReadings?.[index] && visibleReadings[index].word.pinyin[visibleReadings[index].index];
        return (
          // a button element would break lines before a full stop and could not be selected with the text around it
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the paragraph's
          <span
            // oxlint-disable-next-line react/no-array-index-key -- pieces repeat and never move
            key={index}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
            role="button"
            lang="zh-Hans"
            aria-label={pinyin ? `${piece} ${pinyin}` : undefined}
            // one stop for the Tab key in each text; the arrow keys go on from there
            tabIndex={index === firstChinese ? 0 : -1}
            className={clsx(
              tappableCharacterClass,
              marked && 'bg-jade-wash underline',
              isLoading && index === tappedIndex && 'breathe',
            )}
            onClick={(event) => onTap(index, event.currentTarget)}
          >
            {pinyin ? (
              <ruby>
                {piece}
                <rt
                  lang="zh-Latn-pinyin"
                  className="px-[0.15em] font-sans text-[0.5em] font-semibold select-none"
                  style={{ color: `var(--tone-${pinyinTone(pinyin)})` }}
                >
                  {pinyin}
                </rt>
              </ruby>
            ) : (
              piece
            )}
          </span>
        );
      })}
      {isTruncated && '…'}
    </p>
  );
}
