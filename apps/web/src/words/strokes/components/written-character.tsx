import { Lightbulb, ListOrdered } from 'lucide-react';
import { useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import type { WritableCharacter } from '../characters-to-write.ts';
import { toggleChoosingStrokes, useChoosingStrokes } from '../choosing-strokes.ts';
import { describeStroke } from '../describe-stroke.ts';
import { type StrokeMode, useStrokeWriter } from '../use-stroke-writer.ts';
import { isHintedByWrongChoice, startOfWriting, updateWriting, type WritingResult } from '../writing-progress.ts';
import { StrokeChoiceButtons } from './stroke-choice-buttons.tsx';
import { EngineFailure, WritingSquare } from './writing-square.tsx';

/** How long a complete character is shown before the next character, in milliseconds. */
const COMPLETE_MS = 900;

interface WrittenCharacterProps extends WritableCharacter {
  mode: Exclude<StrokeMode, 'watch'>;
  onWritten: (result: WritingResult) => void;
}

/** A square in which the user writes a character: with a pointer, or by choosing the next stroke. */
export function WrittenCharacter({ character, strokes, mode, onWritten }: WrittenCharacterProps) {
  const { t } = useTranslation();
  const svg = useRef<SVGSVGElement>(null);
  const [progress, dispatch] = useReducer(updateWriting, startOfWriting);
  const isChoosing = useChoosingStrokes();
  const { writer, isFailed } = useStrokeWriter(svg, {
    character,
    strokes,
    mode,
    listeners: {
      onMistake: (isHinted) => dispatch({ type: 'mistake', isHinted }),
      onStroke: (position) => dispatch({ type: 'stroke', position }),
    },
  });
  const { next, mistakes, hints, last } = progress;
  const total = strokes.strokes.length;
  const isComplete = next === total;

  const written = useRef(onWritten);
  useEffect(() => {
    written.current = onWritten;
  });
  useEffect(() => {
    if (!isComplete) return undefined;
    const timer = setTimeout(() => written.current({ mistakes, hints }), COMPLETE_MS);
    return () => clearTimeout(timer);
  }, [isComplete, mistakes, hints]);

  function showNextStroke(): void {
    dispatch({ type: 'hint' });
    void writer?.highlightStroke(next);
  }

  function choose(position: number): void {
    if (isComplete || !writer) return;
    if (position === next) {
      dispatch({ type: 'stroke', position });
      writer.skipQuizStroke();
      return;
    }
    if (isHintedByWrongChoice(progress)) void writer.highlightStroke(next);
    dispatch({ type: 'wrong choice', position });
  }

  return (
    <>
      <WritingSquare svg={svg} label={t('strokes.square')} />
      {isFailed && <EngineFailure />}
      <output className="block min-h-12 text-center leading-snug">
        <span className="block tabular-nums">
          {isComplete ? t('strokes.complete') : t('strokes.progress', { number: next + 1, total })}
          {mistakes > 0 && ` · ${t('strokes.misses', { count: mistakes })}`}
        </span>
        <span className="block text-sm text-ink-soft">
          {last === 'mistake' && t('strokes.tryAgain')}
          {last === 'hint' && !isComplete && <NextStroke median={strokes.medians[next] ?? []} />}
        </span>
      </output>
      {isChoosing && (
        <StrokeChoiceButtons
          strokes={strokes}
          next={Math.min(next, total - 1)}
          wrong={progress.wrongChoices}
          onChoose={choose}
        />
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="ghost" disabled={!writer || isComplete} onClick={showNextStroke}>
          <Lightbulb size={18} aria-hidden />
          {t('strokes.hint')}
        </Button>
        <Button
          variant="ghost"
          aria-pressed={isChoosing}
          className="aria-pressed:text-jade-text"
          onClick={toggleChoosingStrokes}
        >
          <ListOrdered size={18} aria-hidden />
          {t('strokes.choose')}
        </Button>
      </div>
    </>
  );
}

/** Describes the next stroke in words. */
function NextStroke({ median }: { median: readonly (readonly number[])[] }) {
  const { t } = useTranslation();
  const { shape, place } = describeStroke(median);
  return t('strokes.next', { shape: t(`strokes.shape.${shape}`), place: t(`strokes.place.${place}`) });
}
