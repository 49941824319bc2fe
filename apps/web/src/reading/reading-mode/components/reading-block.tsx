import type { ReadingAids } from '@memory/contracts';
import type { DisplayToken } from '@memory/text';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useNearViewport } from '../../../lib/use-near-viewport.ts';
import type { AnnotatedWord, CharacterInWord } from '../../../words/index.ts';
import { AnnotatedCharacter } from '../../annotated-text/components/annotated-character.tsx';
import type { ReadingStrength } from '../../annotated-text/reading-strength.ts';
import type { TextBlock } from '../reading-sections.ts';

/** How the words of all texts of the page are shown. */
export interface WordDisplay {
  script: ReadingAids['script'];
  /** The readings above the words; null for none. */
  reading: ReadingAids['reading'] | null;
  strengthOf: (word: AnnotatedWord) => ReadingStrength;
  /** Whether a word is marked as one that the reader is learning. */
  isMarked: (word: AnnotatedWord) => boolean;
}

interface ReadingBlockProps {
  as?: 'p' | 'span';
  block: TextBlock;
  /** The position of the block's first sentence among all sentences of the page. */
  firstSentence: number;
  tokens: readonly DisplayToken[];
  /** The word that each token belongs to; undefined until the text is annotated. */
  words: readonly (CharacterInWord | null)[] | undefined;
  display: WordDisplay;
  /** Whether the Tab key reaches the first character of this block. */
  isFirst: boolean;
  /** The position in the block of the sentence that is being read aloud; null if it is in another block. */
  spokenSentence: number | null;
  /** The token of the recording that is being spoken; null if it is in another block. */
  spokenToken: number | null;
  tappedToken: number | null;
  tappedWord: AnnotatedWord | null;
  isLoading: boolean;
  onTap: (token: number, element: HTMLElement) => void;
}

/**
 * A paragraph of a text. Until it comes near the viewport it is plain text with about the same size, because ten thousands of characters
 * that can be tapped would take seconds to render.
 */
export const ReadingBlock = memo(function ReadingBlock(props: ReadingBlockProps) {
  const { as: Element = 'p', block, tokens, words, display, onTap } = props;
  const [ref, isNear] = useNearViewport<HTMLParagraphElement & HTMLSpanElement>();
  const { reading, script } = display;
  const chineseLang = script === 'traditional' ? 'zh-Hant' : 'zh-Hans';
  const isInteractive = isNear || props.isFirst || props.spokenSentence !== null || props.spokenToken !== null;
  const firstChinese = isInteractive && props.isFirst ? tokens.findIndex(({ kind }) => kind === 'chinese') : -1;
  return (
    <Element
      ref={ref}
      dir="auto"
      className={clsx(
        'block whitespace-pre-wrap',
        reading ? 'with-readings' : 'leading-[1.95]',
        reading === 'zhuyin' && 'with-zhuyin',
        !isInteractive && (reading ? 'tracking-[0.42em]' : 'tracking-[0.12em]'),
      )}
    >
      {block.sentences.map(({ start, end }, position) => {
        const sentence = tokens.slice(start, end);
        if (!isInteractive) return sentence.map(({ text }) => text).join('');
        return (
          <span
            key={start}
            data-sentence={props.firstSentence + position}
            className={clsx(
              position === props.spokenSentence && 'rounded-md bg-jade-wash box-decoration-clone py-[0.15em]',
            )}
          >
            {sentence.map(({ kind, text }, offset) => {
              const token = start + offset;
              if (kind !== 'chinese') return text;
              const found = words?.[token] ?? null;
              const strength = found && reading ? display.strengthOf(found.word) : 'none';
              return (
                <AnnotatedCharacter
                  key={token}
                  index={token}
                  character={found?.character ?? text}
                  lang={chineseLang}
                  isSpoken={token === props.spokenToken}
                  isHighlighted={token === props.tappedToken || (found !== null && found.word === props.tappedWord)}
                  isLoading={props.isLoading && token === props.tappedToken}
                  isInTabOrder={token === firstChinese}
                  isMarked={found !== null && display.isMarked(found.word)}
                  reading={reading}
                  syllable={found && reading && strength !== 'none' ? found.word[reading][found.index] : undefined}
                  isFaint={strength === 'faint'}
                  pinyin={found?.word.pinyin[found.index]}
                  onTap={onTap}
                />
              );
            })}
          </span>
        );
      })}
    </Element>
  );
});
