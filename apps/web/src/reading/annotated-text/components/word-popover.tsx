import { splitCodePoints } from '@memory/text';
import { ChevronRight, Scissors, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { closeOnEscape } from '../../../components/ui/close-on-escape.ts';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { Zhuyin } from '../../../components/ui/zhuyin.tsx';
import {
  AddToVocabularyFooter,
  type AnnotatedWord,
  type CharacterInWord,
  LazyVoiceNote,
  ListenButton,
  OtherReadings,
  toWordToAdd,
  useCharacterInfo,
  useLogLookUp,
} from '../../../words/index.ts';

interface WordPopoverProps {
  /** The element of the tapped character. The popover is shown beside this element. */
  anchor: HTMLElement;
  character: string;
  characterInWord: CharacterInWord;
  /** The actions for the word; by default, adding the word or only the tapped character to the vocabulary. */
  footer?: ReactNode;
  /** Called when the user opens the dialog for a word. */
  onOpenWord: (word: { text: string; pinyin: string }) => void;
  /** Called when the author wants to divide the word, or to join it with others; absent where this is not offered. */
  onDivide?: (() => void) | undefined;
  onClose: () => void;
}

/** Popover with a word's pinyin, zhuyin and meaning in this text, and what the user can do with the word. */
export default function WordPopover({
  anchor,
  character,
  characterInWord: { word: tapped, index },
  footer,
  onOpenWord,
  onDivide,
  onClose,
}: WordPopoverProps) {
  const { t } = useTranslation();
  const word = tapped.headword ?? tapped;
  useLogLookUp(word.simplified);
  const isMultiCharacter = word.text !== character;
  const pinyin = word.pinyin.join(' ');
  const { data: characterInfo } = useCharacterInfo(character, { word: word.text, pinyin: tapped.pinyin[index] ?? '' });
  const divideButton = onDivide && (
    <Button variant="ghost" className="-ml-2 px-2! text-sm!" onClick={onDivide}>
      <Scissors size={17} aria-hidden />
      {t(isMultiCharacter ? 'wordSplits.divideWord' : 'wordSplits.joinWord')}
    </Button>
  );
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal>
        <Popover.Content
          aria-label={t('reading.title', { word: word.text })}
          side="bottom"
          sideOffset={6}
          collisionPadding={12}
          className="rise-in z-30 max-h-(--radix-popover-content-available-height) overflow-y-auto w-[min(24rem,calc(100vw-1.5rem))] rounded-2xl border border-line-strong/60 bg-paper p-4 shadow-[0_8px_30px_var(--lift)]"
          onKeyDown={closeOnEscape(onClose)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.focus();
          }}
        >
          <div className="flex items-start gap-2.5">
            <div className="min-w-0 flex-1">
              <WordWithReadings word={word} />
            </div>
            <ListenButton
              word={word.text}
              pinyin={pinyin}
              label={t('character.listen', { character: word.text })}
              variant="secondary"
            />
            <Popover.Close
              aria-label={t('character.close')}
              className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-well"
            >
              <X size={18} aria-hidden />
            </Popover.Close>
          </div>
          <p className="mt-2 leading-snug">{word.meaning || t('reading.noMeaning')}</p>
          <LazyVoiceNote />
          {isMultiCharacter && (
            <div className="mt-3 grid gap-1 border-t border-line-strong/40 pt-3">
              <div className="flex flex-wrap items-center justify-between gap-x-2">
                <Button variant="ghost" className="-ml-4" onClick={() => onOpenWord({ text: word.text, pinyin })}>
                  {t('reading.whole', { word: word.text })}
                  <ChevronRight size={17} aria-hidden />
                </Button>
                {divideButton}
              </div>
              <p className="min-h-12 leading-snug">
                <span lang="zh-Hans" className="brush mr-2 text-lg">
                  {character}
                </span>
                {/* This is the pinyin of the dictionary's reading, because the meaning belongs to that reading: 妈 is mā, even in 妈妈 (mā ma). */}
                {characterInfo && <ToneColoredPinyin text={characterInfo.pinyin} />} {characterInfo?.meaning}
              </p>
            </div>
          )}
          {characterInfo && (
            <div className="my-2 text-sm empty:hidden [&_li]:line-clamp-2">
              <OtherReadings info={characterInfo} />
            </div>
          )}
          {!isMultiCharacter && divideButton}
          {footer}
          {footer === undefined && (
            <AddToVocabularyFooter
              word={toWordToAdd(word)}
              character={isMultiCharacter && characterInfo ? { ...characterInfo, character } : undefined}
              onClose={onClose}
            />
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/**
 * A word in rice grids: each character has its pinyin above and its zhuyin below its own grid. Screen readers read the pinyin and the
 * zhuyin of the whole word instead, because separate syllables would be read as separate words.
 */
function WordWithReadings({ word: { text, pinyin, zhuyin } }: { word: AnnotatedWord }) {
  return (
    <div className="min-w-0">
      <p className="sr-only">
        <span lang="zh-Latn-pinyin">{pinyin.join(' ')}</span> <span lang="zh-Bopo">{zhuyin.join(' ')}</span>
      </p>
      <div aria-hidden className="flex flex-wrap gap-x-1 gap-y-2">
        {splitCodePoints(text).map((character, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same character may occur twice in a word
          <span key={index} data-syllable="" className="grid justify-items-center gap-0.5 whitespace-nowrap">
            <ToneColoredPinyin text={pinyin[index] ?? ''} className="leading-snug" />
            <RiceGrid character={character} size="small" />
            <Zhuyin text={zhuyin[index] ?? ''} className="text-[0.9rem] leading-snug text-ink-soft" />
          </span>
        ))}
      </div>
    </div>
  );
}
