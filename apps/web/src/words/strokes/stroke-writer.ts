// oxlint-disable no-underscore-dangle -- Hanzi Writer names the parts of it that this class replaces so
import type { CharacterStrokes } from '@memory/contracts';
import HanziWriter from 'hanzi-writer';

/** The width and height of the SVG in which a character is written, in the units of the SVG. */
const WRITING_SQUARE = 300;
const PADDING = 12;
/** The number of wrong attempts after which the next stroke is shown. */
const MISSES_BEFORE_HINT = 3;

export interface StrokeWriterOptions {
  character: string;
  strokes: CharacterStrokes;
  isOutlineShown: boolean;
  /** Whether strokes appear at once instead of being drawn. */
  hasReducedMotion: boolean;
}

export interface WritingListeners {
  /** @param isHinted whether the stroke is shown from now on */
  onMistake: (isHinted: boolean) => void;
  onStroke: (strokeNumber: number) => void;
}

/** The tokens of the theme that a character is drawn in (`styles/tokens.css`). */
const colorTokens = {
  strokeColor: '--ink',
  outlineColor: '--line',
  drawingColor: '--jade-text',
  highlightColor: '--cinnabar-text',
  highlightCompleteColor: '--jade',
} as const;

function themeColors() {
  const styles = getComputedStyle(document.documentElement);
  const colorOf = (token: string): string => styles.getPropertyValue(token).trim() || '#555555';
  return Object.fromEntries(Object.entries(colorTokens).map(([name, token]) => [name, colorOf(token)])) as Record<
    keyof typeof colorTokens,
    string
  >;
}

/**
 * Hanzi Writer in its own SVG. This class listens only to the SVG element: Hanzi Writer itself would add listeners to the document and never remove
 * them, so that the memory of shown characters could not be freed.
 */
export class StrokeWriter extends HanziWriter {
  constructor(svg: SVGSVGElement, { character, strokes, isOutlineShown, hasReducedMotion }: StrokeWriterOptions) {
    const { orderStandard: _, ...data } = strokes;
    super(svg as unknown as HTMLElement, {
      width: WRITING_SQUARE,
      height: WRITING_SQUARE,
      padding: PADDING,
      charDataLoader: () => data as never,
      showCharacter: false,
      showOutline: isOutlineShown,
      showHintAfterMisses: MISSES_BEFORE_HINT,
      drawingWidth: 12,
      ...themeColors(),
      ...(hasReducedMotion
        ? { strokeAnimationSpeed: 1_000, strokeFadeDuration: 0, delayBetweenStrokes: 700 }
        : { strokeAnimationSpeed: 1.1, delayBetweenStrokes: 250 }),
    });
    void this.setCharacter(character);
  }

  /** Lets the user write the character. */
  async startWriting({ onMistake, onStroke }: WritingListeners): Promise<void> {
    await this.quiz({
      onMistake: ({ mistakesOnStroke }) => onMistake(mistakesOnStroke === MISSES_BEFORE_HINT),
      onCorrectStroke: ({ strokeNum }) => onStroke(strokeNum),
    });
  }

  /** Draws the character in the colours of the theme that is shown now. */
  updateColors(): void {
    for (const [name, color] of Object.entries(themeColors()))
      if (name !== 'highlightCompleteColor') void this.updateColor(name as 'strokeColor', color, { duration: 0 });
  }

  override _setupListeners(): void {
    const svg = this.target.node as unknown as SVGSVGElement;
    const pointOf = (event: PointerEvent) => this.target._getMousePoint(event);
    svg.addEventListener('pointerdown', (event) => {
      if (!this._quiz || !event.isPrimary || event.button !== 0) return;
      event.preventDefault();
      // The stroke continues when the pointer leaves the square.
      svg.setPointerCapture?.(event.pointerId);
      void this._quiz.startUserStroke(pointOf(event));
    });
    svg.addEventListener('pointermove', (event) => {
      if (event.isPrimary) void this._quiz?.continueUserStroke(pointOf(event));
    });
    for (const type of ['pointerup', 'pointercancel'] as const)
      svg.addEventListener(type, (event) => {
        if (event.isPrimary) this._quiz?.endUserStroke();
      });
  }
}
