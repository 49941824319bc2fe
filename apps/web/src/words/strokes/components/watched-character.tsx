import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import type { WritableCharacter } from '../characters-to-write.ts';
import { describeStroke } from '../describe-stroke.ts';
import { useStrokeWriter } from '../use-stroke-writer.ts';
import { EngineFailure, WritingSquare } from './writing-square.tsx';

const ignoreWriting = { onMistake: () => undefined, onStroke: () => undefined };

/** Shows how a character is written. */
export function WatchedCharacter({ character, strokes }: WritableCharacter) {
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
