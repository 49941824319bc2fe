import { type Colour, INK, type PdfCanvas } from './pdf-canvas.ts';

const GRID: Colour = [226, 183, 166];
const POINTS_PER_MM = 72 / 25.4;

/** Characters in rice grids (米字格) side by side, centred on `x`. */
export function drawRiceGrids(paper: PdfCanvas, characters: string, x: number, y: number, side: number): void {
  const gap = side * 0.06;
  let left = x - (characters.length * (side + gap) - gap) / 2;
  for (const character of characters) {
    drawRiceGrid(paper, character, left, y, side);
    left += side + gap;
  }
}

function drawRiceGrid(paper: PdfCanvas, character: string, x: number, y: number, side: number): void {
  const dashes = [1, 0.9];
  paper.line(x + side / 2, y, x + side / 2, y + side, GRID, dashes);
  paper.line(x, y + side / 2, x + side, y + side / 2, GRID, dashes);
  paper.line(x, y, x + side, y + side, GRID, dashes);
  paper.line(x + side, y, x, y + side, GRID, dashes);
  paper.strokeRect(x, y, side, side, GRID, 1);
  paper.writeLine(character, x + side / 2, y + side * 0.795, {
    size: side * 0.78 * POINTS_PER_MM,
    colour: INK,
    align: 'center',
  });
}
