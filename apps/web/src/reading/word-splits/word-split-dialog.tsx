import type { ScriptedAnnotation } from '@memory/contracts';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useReadingAids, useTextAnnotation } from '../../words/index.ts';
import { startsOf, wordAt } from './find-word-fixes.ts';
import { WordFixes } from './word-fixes.tsx';

interface WordSplitDialogProps {
  text: string;
  /** An offset in the text within the word that is chosen at first. */
  offset: number;
  onClose: () => void;
}

/** The dialog in which the user chooses a word of a text and joins or divides it. The fix applies to all texts that the user reads. */
export default function WordSplitDialog({ text, offset, onClose }: WordSplitDialogProps) {
  const { t } = useTranslation();
  const { data: annotation, isError, refetch } = useTextAnnotation(text, true);
  // The chosen word is stored by the offset of its first character, because a fix changes the indexes of all later words.
  const [chosenOffset, setChosenOffset] = useState<number | null>(offset);
  const segments = annotation?.segments ?? [];
  return (
    <Dialog onClose={onClose} title={t('wordSplits.title')} description={t('wordSplits.text')}>
      {annotation && (
        <>
          <DividedText segments={segments} chosenOffset={chosenOffset} onChoose={setChosenOffset} />
          <WordFixes segments={segments} chosenOffset={chosenOffset} />
        </>
      )}
      {!annotation && isError && (
        <div className="grid min-h-60 content-start justify-items-start gap-3">
          <p role="alert" className="text-cinnabar-text">
            {t('wordSplits.notLoaded')}
          </p>
          <Button onClick={() => void refetch()}>{t('timeline.tryAgain')}</Button>
        </div>
      )}
      {!annotation && !isError && (
        <output aria-label={t('wordSplits.loading')} className="grid min-h-60 content-start gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-11 w-2/3" />
        </output>
      )}
    </Dialog>
  );
}

interface DividedTextProps {
  segments: ScriptedAnnotation['segments'];
  /** An offset in the text within the chosen word; null while no word is chosen. */
  chosenOffset: number | null;
  onChoose: (offset: number) => void;
}

/** The number of segments that are shown at first, and with each press on 'Show more'. */
const SHOWN_SEGMENTS = 300;

/** A text in which each Chinese word is a box that can be chosen, like a radio button. */
function DividedText({ segments, chosenOffset, onChoose }: DividedTextProps) {
  const { t } = useTranslation();
  const { script } = useReadingAids();
  const name = useId();
  const [shown, setShown] = useState(SHOWN_SEGMENTS);
  const chosenIndex = wordAt(segments, chosenOffset);
  const group = useRef<HTMLDivElement>(null);
  useKeepFocusOnChoice(group, segments);
  const starts = startsOf(segments);
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={t('wordSplits.words')}
      tabIndex={-1}
      className="max-h-[38dvh] overflow-y-auto whitespace-pre-wrap p-1 text-xl leading-[2.9] outline-none"
    >
      {segments.slice(0, shown).map((segment, index) => {
        const start = starts[index] ?? 0;
        const text = script === 'original' ? segment.text : segment[script];
        if (!segment.isChinese) return <span key={start}>{text}</span>;
        return (
          <label
            key={start}
            lang={script === 'traditional' ? 'zh-Hant' : 'zh-Hans'}
            className="kai relative mx-0.5 inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-lg border border-line-strong/60 bg-sheet px-2 leading-none hover:bg-well has-checked:border-jade-text has-checked:bg-jade-wash has-checked:text-jade-text has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-1 has-[:focus-visible]:outline-jade-text"
          >
            <input
              type="radio"
              name={name}
              checked={index === chosenIndex}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              onChange={() => onChoose(start)}
            />
            {text}
          </label>
        );
      })}
      {shown < segments.length && (
        <Button variant="ghost" className="text-base" onClick={() => setShown(shown + SHOWN_SEGMENTS)}>
          {t('card.showMore')}
        </Button>
      )}
    </div>
  );
}

/** After a fix, moves the focus to the new word, because the button of the fix is gone. */
function useKeepFocusOnChoice(group: RefObject<HTMLElement | null>, segments: DividedTextProps['segments']): void {
  const before = useRef(segments);
  useEffect(() => {
    if (before.current !== segments) group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    before.current = segments;
  }, [group, segments]);
}
