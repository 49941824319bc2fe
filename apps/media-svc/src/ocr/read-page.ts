import { findHorizontalStrokes } from './horizontal-strokes.ts';
import type { RecognizedLine } from './join-recognized-lines.ts';
import { arrangeLines, runsDownwards } from './page-layout.ts';
import { removeGrid } from './remove-grid.ts';
import { removePinyin } from './remove-pinyin.ts';
import { type QuarterTurns, resizeToHeight, type RgbImage, turnLeft } from './rgb-image.ts';
import type { TextDetector } from './text-detector.ts';
import type { TextRecognizer } from './text-recognizer.ts';
import { copyRegion, type TextRegion } from './text-region.ts';
import { TILE_HEIGHT } from './tiles.ts';

/** The confidence in the longest lines at which no further direction is tried. */
const SURE_CONFIDENCE = 0.75;
/** The number of lines that are read to find the direction of the writing. */
const SAMPLE_LINES = 4;
/** A line with fewer characters than this share of its room was probably read in a wrong direction. */
const MIN_FILLED_SHARE = 0.5;
/** A direction is preferred to an earlier one if its confidence is higher by this value. */
const PREFERENCE = 0.1;
/**
 * The turns to the left after which the writing may be upright, the most probable first. PP-OCR reads characters that lie on their left
 * side, and the first column from the right is then the first line from the top: so a page with columns is read like a picture that
 * was turned right.
 */
const ACROSS: readonly QuarterTurns[] = [0, 2];
const DOWNWARDS: readonly QuarterTurns[] = [1, 3];

/** The height to which a long picture is reduced before it is turned. Its height becomes its width, and the network reads the whole width at once. */
const MAX_TURNED_HEIGHT = 1.5 * TILE_HEIGHT;

interface Engine {
  readonly detector: TextDetector;
  readonly recognizer: TextRecognizer;
}

/** A page in one of four directions. */
interface TurnedPage {
  readonly image: RgbImage;
  readonly lines: readonly (readonly TextRegion[])[];
}

/** Reads a page of writing in whatever direction it was photographed. @returns its lines in reading order */
export async function readPage(image: RgbImage, engine: Engine): Promise<RecognizedLine[]> {
  const page = await findUprightPage(image, engine);
  const lines: RecognizedLine[] = [];
  for (const line of page.lines) lines.push(await readLine(page.image, line, engine.recognizer));
  if (lines.some(({ confidence }) => confidence >= SURE_CONFIDENCE)) return lines;
  const strokes = findHorizontalStrokes(image);
  return strokes === null ? lines : [{ text: strokes, confidence: 1, room: 1 }];
}

/** Turns a page until its longest lines can be read; a page that cannot be read in any direction stays as it is. */
async function findUprightPage(image: RgbImage, { detector, recognizer }: Engine): Promise<TurnedPage> {
  const withoutGrid = removeGrid(image);
  const upright = await removePinyin(withoutGrid.image, recognizer);
  const regions = await detector.detect(upright);
  const isDownwards = withoutGrid.runsDownwards ?? runsDownwards(regions);
  let best: { readonly page: TurnedPage; readonly confidence: number } | null = null;
  for (const turns of isDownwards ? [...DOWNWARDS, ...ACROSS] : [...ACROSS, ...DOWNWARDS]) {
    const turned = turns === 0 ? upright : await removePinyin(await turnPage(withoutGrid.image, turns), recognizer);
    const page = { image: turned, lines: arrangeLines(turns === 0 ? regions : await detector.detect(turned)) };
    const confidence = await sampleConfidence(page, recognizer);
    if (!best || confidence > best.confidence + PREFERENCE) best = { page, confidence };
    if (confidence >= SURE_CONFIDENCE) break;
  }
  return best!.page;
}

const turnPage = async (image: RgbImage, turns: QuarterTurns): Promise<RgbImage> =>
  turnLeft(
    DOWNWARDS.includes(turns) && image.height > MAX_TURNED_HEIGHT
      ? await resizeToHeight(image, MAX_TURNED_HEIGHT)
      : image,
    turns,
  );

/** The confidence in the longest lines of a page; 1 for a page without any. */
async function sampleConfidence({ image, lines }: TurnedPage, recognizer: TextRecognizer): Promise<number> {
  const longest = lines.toSorted((a, b) => roomOf(b) - roomOf(a)).slice(0, SAMPLE_LINES);
  let [sum, room] = [0, 0];
  for (const line of longest) {
    const read = await readLine(image, line, recognizer);
    sum += read.confidence * read.room;
    room += read.room;
  }
  return room === 0 ? 1 : sum / room;
}

async function readLine(
  image: RgbImage,
  regions: readonly TextRegion[],
  recognizer: TextRecognizer,
): Promise<RecognizedLine> {
  const texts: string[] = [];
  let sum = 0;
  for (const region of regions) {
    const { text, mean } = await recognizer.recognize(copyRegion(image, region));
    const filled = [...text].length / (MIN_FILLED_SHARE * roomOf([region]));
    sum += mean * Math.min(1, filled) * roomOf([region]);
    texts.push(text);
  }
  const room = roomOf(regions);
  return { text: texts.join(' '), confidence: sum / room, room };
}

/** Returns the number of square characters that fit into regions, at least one in each region. */
const roomOf = (regions: readonly TextRegion[]): number =>
  regions.reduce((sum, { width, height }) => sum + Math.max(1, Math.floor(width / height)), 0);
