import type { CharacterStrokes } from '@memory/contracts';
import { type KeyboardEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { strokeChoices } from '../choosing-strokes.ts';
import { describeStroke } from '../describe-stroke.ts';
import '../strokes.css';

interface StrokeChoiceButtonsProps {
  strokes: CharacterStrokes;
  /** The position of the next stroke. */
  next: number;
  /** The strokes that were chosen wrongly. */
  wrong: readonly number[];
  onChoose: (position: number) => void;
}

/** Strokes of the character, among which the user finds the next one. The keys 1 to 4 choose, too. */
export function StrokeChoiceButtons({ strokes, next, wrong, onChoose }: StrokeChoiceButtonsProps) {
  const { t } = useTranslation();
  const choices = useMemo(() => strokeChoices(strokes.strokes.length, next), [strokes, next]);
  function chooseByNumber(event: KeyboardEvent): void {
    const chosen = choices[Number(event.key) - 1];
    if (chosen === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // The event stops here, because the page may have other shortcuts for the number keys.
    event.stopPropagation();
    onChoose(chosen);
  }
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-ink-soft">{t('strokes.whichNext')}</legend>
      <div className="stroke-choices">
        {choices.map((position, index) => {
          const { shape, place } = describeStroke(strokes.medians[position] ?? []);
          const isWrong = wrong.includes(position);
          return (
            <button
              // The focus stays where it is when the choices change.
              // oxlint-disable-next-line react/no-array-index-key -- see above
              key={index}
              type="button"
              // A disabled button would lose the focus.
              aria-disabled={isWrong}
              aria-label={t('strokes.choice', {
                number: index + 1,
                shape: t(`strokes.shape.${shape}`),
                place: t(`strokes.place.${place}`),
              })}
              className="stroke-choice"
              onClick={() => isWrong || onChoose(position)}
              onKeyDown={chooseByNumber}
            >
              <StrokeShape strokes={strokes.strokes} position={position} writtenCount={next} />
              <span aria-hidden className="stroke-choice-number">
                {index + 1}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

interface StrokeShapeProps {
  /** The outlines of all strokes of the character. */
  strokes: readonly string[];
  /** The stroke that is shown. */
  position: number;
  /** The strokes before this one are shown faintly. */
  writtenCount: number;
}

/** A stroke at its place in the character, among the strokes that are written. */
function StrokeShape({ strokes, position, writtenCount }: StrokeShapeProps) {
  return (
    <svg aria-hidden viewBox="0 0 1024 1024" className="stroke-shape">
      {/* The y axis of the data points up, and its bottom edge is at -124. */}
      <g transform="translate(0 900) scale(1 -1)">
        {strokes.slice(0, writtenCount).map((path) => (
          <path key={path} d={path} className="stroke-written" />
        ))}
        <path d={strokes[position]} className="stroke-shown" />
      </g>
    </svg>
  );
}
