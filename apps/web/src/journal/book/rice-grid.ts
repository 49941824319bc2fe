import { type PdfColour, pdfColours, MM_PER_POINT } from './page-layout.ts';
import type { PdfCanvas } from './pdf-canvas.ts';

const GRID_COLOUR: PdfColour = [226, 183, 166];

/**
 * Draws characters side by side in rice grids (米字格), the squares in which Chinese children learn to write. The row is centred on `x`.
 * @param side side of one grid in millimetres
 */
export function drawRiceGrids(canvas: PdfCanvas, characters: string, x: number, y: number, side: number): void {
  const gap = side * 0.06;
  let left = x - (characters.length * (side + gap) - gap) / 2;
  for (const character of characters) {
    drawRiceGrid(canvas, character, left, y, side);
    left += side + gap;
  }
}

function drawRiceGrid(canvas: PdfCanvas, character: string, x: number, y: number, side: number): void {
  const dashes = [1, 0.9];
  canvas.drawLine(x + side / 2, y, x + side / 2, y + side, GRID_COLOUR, dashes);
  canvas.drawLine(x, y + side / 2, x + side, y + side / 2, GRID_COLOUR, dashes);
  canvas.drawLine(x, y, x + side, y + side, GRID_COLOUR, dashes);
  canvas.drawLine(x + side, y, x, y + side, GRID_COLOUR, dashes);
  canvas.strokeRect(x, y, side, side, GRID_COLOUR, 1);
  canvas.writeLine(character, x + side / 2, y + side * 0.795, {
    size: (side * 0.78) / MM_PER_POINT,
    colour: pdfColours.ink,
    align: 'center',
  });
}
