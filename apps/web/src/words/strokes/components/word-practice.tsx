import { ChevronRight, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import type { WritableCharacter } from '../characters-to-write.ts';
import { describeStroke } from '../describe-stroke.ts';
import { type StrokeMode, useStrokeWriter } from '../use-stroke-writer.ts';
import { EMPTY_RESULT, type WritingResult } from '../writing-progress.ts';
import { EngineFailure, WritingSquare } from './writing-square.tsx';
import { WrittenCharacter } from './written-character.tsx';
import '../strokes.css';

interface WordPracticeProps {
  characters: readonly WritableCharacter[];
  mode: StrokeMode;
  onDone: ((result: WritingResult) => void) | undefined;
  /** Undefined if the mode is fixed. */
  onModeChange: ((mode: StrokeMode) => void) | undefined;
}

/** The characters of a word, one after the other. */
export function WordPractice({ characters, mode, onDone, onModeChange }: WordPracticeProps) {
  const { t } = useTranslation();
  const [position, setPosition] = useState(0);
  const [result, setResult] = useState(EMPTY_RESULT);
  const [attempt, setAttempt] = useState(0);
  const current = characters[position];

  function addResult({ mistakes, hints }: WritingResult): void {
    const sum = { mistakes: result.mistakes + mistakes, hints: result.hints + hints };
    setResult(sum);
    setPosition(position + 1);
    if (position + 1 === characters.length) onDone?.(sum);
  }
  function startAgain(): void {
    setPosition(0);
    setResult(EMPTY_RESULT);
    setAttempt(attempt + 1);
  }

  const word = <WordProgress characters={characters} position={position} isHidden={mode === 'memory'} />;
  if (!current)
    return (
      <>
        {word}
        {!onDone && (
          <div className="grid justify-items-center gap-3 py-4 text-center">
            <output className="text-lg">
              {result.mistakes === 0 && result.hints === 0
                ? t('strokes.withoutMiss')
                : t('strokes.doneWithMisses', { count: result.mistakes })}
            </output>
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={startAgain}>
                <RotateCcw size={18} aria-hidden />
                {t('strokes.onceMore')}
              </Button>
              {mode === 'trace' && onModeChange && (
                <Button variant="primary" onClick={() => onModeChange('memory')}>
                  {t('strokes.nowFromMemory')}
                </Button>
              )}
            </div>
          </div>
        )}
      </>
    );
  const key = `${attempt} ${position}`;
  return (
    <>
      {word}
      {mode === 'watch' ? (
        <WatchedCharacter key={key} {...current} />
      ) : (
        <WrittenCharacter key={key} {...current} mode={mode} onWritten={addResult} />
      )}
      {mode === 'watch' && characters.length > 1 && (
        <Button className="justify-self-center" onClick={() => setPosition((position + 1) % characters.length)}>
          {t('strokes.nextCharacter')}
          <ChevronRight size={18} aria-hidden />
        </Button>
      )}
    </>
  );
}

interface WordProgressProps {
  characters: readonly WritableCharacter[];
  /** The position of the character that is practised; the number of characters when all are written. */
  position: number;
  /** Whether the characters that are still to be written are hidden. */
  isHidden: boolean;
}

/** The characters of a word, with a mark on the character that is being practised. Renders nothing for a single character. */
function WordProgress({ characters, position, isHidden }: WordProgressProps) {
  if (characters.length < 2 && position < characters.length) return null;
  return (
    <ol lang="zh-Hans" className="word-progress brush">
      {characters.map(({ character }, index) => {
        const isShown = !isHidden || index < position;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the same character may stand twice in a word
          <li
            key={index}
            aria-current={index === position ? 'step' : undefined}
            className="word-progress-character"
            data-is-later={index > position || undefined}
          >
            {isShown ? character : <span aria-hidden>·</span>}
          </li>
        );
      })}
    </ol>
  );
}

const ignoreWriting = { onMistake: () => undefined, onStroke: () => undefined };

/** Shows how a character is written. */
function WatchedCharacter({ character, strokes }: WritableCharacter) {
  const { t } = useTranslation();
  const svg = useRef<SVGSVGElement>(null);
  const { writer, isFailed } = useStrokeWriter(svg, { character, strokes, mode: 'watch', listeners: ignoreWriting });
  return (
    <>
      <WritingSquare svg={svg} label={t('strokes.watching', { character, count: strokes.strokes.length })} />
      {isFailed && <EngineFailure />}
      <ol className="sr-only">
        {strokes.medians.map((median, position) => {
          const { shape, place } = describeStroke(median);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the strokes of a character do not change
            <li key={position}>
              {t('strokes.described', { shape: t(`strokes.shape.${shape}`), place: t(`strokes.place.${place}`) })}
            </li>
          );
        })}
      </ol>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-soft tabular-nums">{t('strokes.count', { count: strokes.strokes.length })}</p>
        <Button disabled={!writer} onClick={() => void writer?.animateCharacter()}>
          <RotateCcw size={18} aria-hidden />
          {t('strokes.watchAgain')}
        </Button>
      </div>
    </>
  );
}
