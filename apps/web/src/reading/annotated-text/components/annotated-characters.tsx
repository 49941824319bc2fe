import type { ReadingAids } from '@memory/contracts';
import type { DisplayToken } from '@memory/text';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { rovingTabIndexHandlers } from '../../../lib/roving-tabindex.ts';
import type { AnnotatedWord, CharacterInWord } from '../../../words/index.ts';
import type { ReadingStrength } from '../reading-strength.ts';
import { AnnotatedCharacter } from './annotated-character.tsx';

/** CSS classes that the prerendered card (`prerendered-entry-card.tsx`) uses too, because its text must look the same. */
export const annotatedTextClass = 'kai whitespace-pre-wrap';
export const annotatedTextSizeClass = 'text-[1.15rem] leading-[1.9]';

/** In a title, characters that can be tapped are as large and as close as in the prerendered title. */
const annotatedTitleClass = '[&>[role=button]]:px-0 [&>[role=button]]:text-[1em]';

interface AnnotatedCharactersProps {
  tokens: readonly DisplayToken[];
  /** Whether the text is a part of a heading and has its type. */
  isTitle: boolean;
  label: string | undefined;
  /** Whether `tokens` contains only the beginning of the text. */
  isTruncated: boolean;
  /** Whether words of other scripts can be tapped too, to seek to them in a recording. */
  areWordsTappable: boolean;
  /** The token that is being spoken, which is highlighted; null if no token is. */
  spokenIndex: number | null;
  /** The word that each token belongs to; undefined until the text is annotated. */
  words: readonly (CharacterInWord | null)[] | undefined;
  /** The script in which characters are shown as soon as `words` is known. */
  script: ReadingAids['script'];
  /** The reading that is shown above the characters; null for none. */
  reading: ReadingAids['reading'] | null;
  /** How the reading of each word is shown. */
  strengthOf: (word: AnnotatedWord) => ReadingStrength;
  tappedIndex: number | null;
  /** Whether the tapped character's word is being fetched. */
  isLoading: boolean;
  /** The word that the tapped character belongs to. All characters of this word are highlighted. */
  tappedWord: AnnotatedWord | null;
  onTap: (index: number, element: HTMLElement) => void;
}

/**
 * A paragraph in which each Chinese character is a button. Arrow keys move the focus between the characters; only one character is in the
 * tab order. While readings are shown, each character has the same width, with or without its reading, so that lines break at the same
 * places before and after the readings are loaded.
 */
export const AnnotatedCharacters = memo(function AnnotatedCharacters(props: AnnotatedCharactersProps) {
  const {
    tokens,
    isTitle,
    label,
    isTruncated,
    areWordsTappable,
    spokenIndex,
    words,
    script,
    reading,
    strengthOf,
    onTap,
  } = props;
  const { t } = useTranslation();
  const isTappable = (kind: DisplayToken['kind']): boolean =>
    kind === 'chinese' || (areWordsTappable && kind === 'word');
  const chineseLang = script === 'traditional' ? 'zh-Hant' : 'zh-Hans';
  const firstChinese = tokens.findIndex(({ kind }) => kind === 'chinese');
  const firstTappable = tokens.findIndex(({ kind }) => isTappable(kind));
  const Element = isTitle ? 'span' : 'p';
  return (
    <Element
      dir="auto"
      aria-label={label}
      title={firstChinese < 0 ? undefined : t('card.characterHint')}
      className={clsx(
        !isTitle && annotatedTextClass,
        reading ? 'with-readings' : isTitle ? annotatedTitleClass : annotatedTextSizeClass,
        reading === 'zhuyin' && 'with-zhuyin',
      )}
      {...rovingTabIndexHandlers}
    >
      {tokens.map(({ kind, text }, index) => {
        if (!isTappable(kind)) return text;
        const found = words?.[index] ?? null;
        const strength = found && reading ? strengthOf(found.word) : 'none';
        return (
          <AnnotatedCharacter
            // oxlint-disable-next-line react/no-array-index-key -- tokens repeat and never move
            key={index}
            index={index}
            character={found?.character ?? text}
            lang={kind === 'chinese' ? chineseLang : undefined}
            isSpoken={index === spokenIndex}
            isHighlighted={index === props.tappedIndex || (found !== null && found.word === props.tappedWord)}
            isLoading={props.isLoading && index === props.tappedIndex}
            isInTabOrder={index === firstTappable}
            reading={reading}
            syllable={reading && found && strength !== 'none' ? found.word[reading][found.index] : undefined}
            isFaint={strength === 'faint'}
            pinyin={found?.word.pinyin[found.index]}
            onTap={onTap}
          />
        );
      })}
      {isTruncated && '…'}
    </Element>
  );
});
