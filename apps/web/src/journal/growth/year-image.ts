import { faceColours, facePaths } from '../mood/mood-face.tsx';
import type { CalendarDay } from '../own-past/api/own-past.ts';
import { type Mood, rowsOfYear } from './year.ts';

/** The texts of an image, in the language of the interface. */
interface ImageTexts {
  /** The name and the year. */
  title: string;
  /** The short names of the twelve months. */
  months: readonly string[];
  figures: string;
}

const CELL = { width: 76, height: 44 };
const MARGIN = 80;
const HEAD = 150;
const FOOT = 110;
const ROWS = 31;
const ROW_HEADS = 50;
const FACE_SIZE = 40;

/** Draws a year on paper of the light theme, on this device. Returns it as a PNG file. */
export async function drawYear(year: number, days: readonly CalendarDay[], texts: ImageTexts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = 2 * MARGIN + ROW_HEADS + 12 * CELL.width;
  canvas.height = HEAD + MARGIN + ROWS * CELL.height + FOOT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no images.');
  const fontFamily = getComputedStyle(document.body).fontFamily;
  const write = (text: string, x: number, y: number, size: number, weight = 400): void => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fillText(text, x, y);
  };
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  context.fillStyle = ink;
  write(texts.title, canvas.width / 2, 90, 46, 700);
  write(texts.figures, canvas.width / 2, canvas.height - 70, 28);
  const left = MARGIN + ROW_HEADS;
  for (const [index, month] of texts.months.entries()) write(month, left + (index + 0.5) * CELL.width, HEAD + 30, 22);
  const contents = new Map(days.map((day) => [day.day, day]));
  for (const [row, daysOfRow] of rowsOfYear(year).entries()) {
    const y = HEAD + 60 + row * CELL.height;
    context.fillStyle = ink;
    write(String(row + 1), MARGIN + 20, y + CELL.height / 2, 20);
    for (const [column, day] of daysOfRow.entries()) {
      if (day !== null) drawDay(context, left + column * CELL.width, y, contents.get(day));
    }
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image is too large.')))),
  );
}

/* The image is always on light paper, so these are the values of the light theme. */
const paper = '#fffdf8';
const ink = '#22201c';
const line = '#e6dccb';

function drawDay(context: CanvasRenderingContext2D, x: number, y: number, day: CalendarDay | undefined): void {
  context.beginPath();
  context.roundRect(x + 2, y + 2, CELL.width - 4, CELL.height - 4, 10);
  context.lineWidth = 2;
  context.strokeStyle = line;
  context.save();
  if (day?.mood) {
    context.fillStyle = colourOf(day.mood);
    context.fill();
    drawFace(context, x + (CELL.width - FACE_SIZE) / 2, y + (CELL.height - FACE_SIZE) / 2, day.mood);
  } else {
    context.stroke();
    if (day) drawMark(context, x + CELL.width / 2, y + CELL.height / 2);
  }
  context.restore();
}

/** Reads the colour of a mood from the token that its face has on the page. */
function colourOf(mood: Mood): string {
  const [token = ''] = /--[\w-]+/.exec(faceColours[mood]) ?? [];
  return getComputedStyle(document.documentElement).getPropertyValue(token);
}

/** Draws a face in a box of 40 × 40. */
function drawFace(context: CanvasRenderingContext2D, x: number, y: number, mood: Mood): void {
  context.translate(x, y);
  context.strokeStyle = '#3a2f24';
  context.lineWidth = 2.4;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(facePaths[mood]));
}

/** Draws the mark of a day with entries and without a mood. */
function drawMark(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.fillStyle = ink;
  context.beginPath();
  context.arc(x, y, 7, 0, 2 * Math.PI);
  context.fill();
}
