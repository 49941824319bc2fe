import sharp from 'sharp';

const SVG_LOADER = 'VipsForeignLoadSvg';

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Shapes of SVG below the writing. */
  readonly shapes?: string;
  readonly ink?: string;
  /** Null for a transparent picture. */
  readonly paper?: string | null;
}

/** A text whose first character has its lower left corner at a position, in pixels; if it is centred, the middle of its base line. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isCentred?: boolean;
}

/** Draws a page with writing in a Chinese font, as a PNG. */
export async function drawPage(
  texts: readonly PlacedText[],
  { width, height, shapes = '', ink = '#222', paper = '#faf6ec' }: Drawing,
): Promise<Buffer> {
  const written = texts.map(
    ({ text, x, y, size, isCentred = false }) =>
      `<text x="${x}" y="${y}" text-anchor="${isCentred ? 'middle' : 'start'}" font-family="Noto Serif CJK SC" font-size="${size}" fill="${ink}">${text}</text>`,
  );
  const ground = paper === null ? '' : `<rect width="100%" height="100%" fill="${paper}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${shapes}${written.join('')}</svg>`;
  // The services let sharp read no SVG (src/images/open-image.ts).
  sharp.unblock({ operation: [SVG_LOADER] });
  try {
    return await sharp(Buffer.from(svg)).png().toBuffer();
  } finally {
    sharp.block({ operation: [SVG_LOADER] });
  }
}

/** Places lines below each other. */
export const placeLines = (
  lines: readonly string[],
  { x = 70, y = 110, size = 60, distance = 120 }: { x?: number; y?: number; size?: number; distance?: number } = {},
): PlacedText[] => lines.map((text, index) => ({ text, x, y: y + index * distance, size }));

/** Places lines as columns of single characters, the first one on the right. */
export const placeColumns = (
  lines: readonly string[],
  { right, size, below, beside }: { right: number; size: number; below: number; beside: number },
): PlacedText[] =>
  lines.flatMap((line, column) =>
    [...line].map((text, row) => ({ text, x: right - column * beside, y: 100 + row * below, size })),
  );

/** The lines of ruled paper, or of squared paper, as shapes of SVG. */
export const ruledPaper = (distance: number, { isSquared = false } = {}): string =>
  Array.from({ length: 20 }, (_, index) => {
    const at = 15 + index * distance;
    return `<path d="M0 ${at}H2000${isSquared ? `M${at} 0V2000` : ''}" stroke="#c77" stroke-width="2"/>`;
  }).join('');

/** Turns a picture to the right by a multiple of 90°, without saying so in its metadata. */
export const turnImage = (image: Buffer, degrees: number): Promise<Buffer> =>
  sharp(image).rotate(degrees).png().toBuffer();

/** A line of characters, and a syllable of pinyin for each of them. */
export type AnnotatedLine = readonly [characters: string, syllables: string];

/** The characters of lines with their pinyin above, centred. `gap` is the space between the line of pinyin and the characters. */
export function placeWithPinyin(
  lines: readonly AnnotatedLine[],
  { size, pinyinSize, beside, gap, below }: Record<'size' | 'pinyinSize' | 'beside' | 'gap' | 'below', number>,
): PlacedText[] {
  const height = pinyinSize + gap + size + below;
  return lines.flatMap(([characters, syllables], line) =>
    [syllables.split(' '), [...characters]].flatMap((row, index) =>
      row.map((text, place) => ({
        text,
        x: 70 + (place + 0.5) * beside,
        y: 70 + line * height + pinyinSize + (index === 0 ? 0 : gap + size),
        size: index === 0 ? pinyinSize : size,
        isCentred: true,
      })),
    ),
  );
}

interface Cells {
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
  /** The space between two columns. */
  readonly gap?: number;
  readonly color: string;
  /** Whether each cell has a dashed cross (田字格). */
  readonly isCrossed?: boolean;
}

const FIRST_CELL = 70;

/** The cells of squared paper as shapes of SVG. */
export const drawCells = ({ side, columns, rows, gap = 0, color, isCrossed = false }: Cells): string =>
  Array.from({ length: columns * rows }, (_, index) => {
    const x = FIRST_CELL + (index % columns) * (side + gap);
    const y = FIRST_CELL + Math.floor(index / columns) * side;
    const half = side / 2;
    const cross = `<path d="M${x} ${y + half}h${side}M${x + half} ${y}v${side}" stroke="${color}" stroke-dasharray="6 5"/>`;
    const frame = `<path d="M${x} ${y}h${side}v${side}h${-side}z" fill="none" stroke="${color}" stroke-width="2"/>`;
    return isCrossed ? frame + cross : frame;
  }).join('');

/** Writes lines into cells: downwards in columns from right to left, or across. */
export const placeInCells = (
  lines: readonly string[],
  { side, columns, gap = 0 }: Cells,
  { isDownwards }: { isDownwards: boolean },
): PlacedText[] =>
  lines.flatMap((line, number) =>
    [...line].map((text, place) => {
      const [column, row] = isDownwards ? [columns - 1 - number, place] : [place, number];
      const x = FIRST_CELL + column * (side + gap) + side / 2;
      return { text, x, y: FIRST_CELL + (row + 0.78) * side, size: side * 0.7, isCentred: true };
    }),
  );
