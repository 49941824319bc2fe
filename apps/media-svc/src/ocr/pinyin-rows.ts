import { type Ink, slopeOfRows } from './ink.ts';

/** The number of strips into which the page is divided from left to right, because columns and pictures beside the text have other rows. */
const STRIPS = 4;
const MIN_STRIP_WIDTH = 200;
/** A row of a strip belongs to writing if it has this share of the ink in a row with much ink (the 75th percentile of the rows). */
const BAND_SHARE = 0.3;
const MUCH_INK = 0.75;
const MIN_BAND_HEIGHT = 3;
/** The number of bands of small letters that a page must have. */
const MIN_BANDS = 2;
/** The minimum and maximum height of characters, in heights of small letters such as a and n. */
const MIN_RATIO = 1.9;
const MAX_RATIO = 9;
/** The maximum space between small letters and the characters below them, in heights of the small letters. */
const MAX_GAP = 3.5;
/** The maximum ratio between the height of small letters and the median height on the page. */
const SIMILAR = 1.6;

/** A row extends this number of strips beyond its bands, because a strip with few letters has no band. */
const MAX_STRIPS_BESIDE = 2;

/** A horizontal band of ink in a strip of the page; the page counts as not inclined. */
interface Band {
  readonly strip: number;
  readonly top: number;
  readonly bottom: number;
}

/** A row of small letters above larger characters. */
export interface SmallRow {
  /** The slope in radians; positive when the row descends to the right. */
  readonly slope: number;
  /** Returns the top and the bottom of letters such as a and n at a horizontal position; null where the row has no letters. */
  readonly bandAt: (x: number) => { readonly top: number; readonly bottom: number } | null;
}

/** Finds rows of small letters with larger characters closely below. */
export function findSmallRows(ink: Ink): SmallRow[] {
  const slope = slopeOfRows(ink);
  const stripWidth = Math.max(MIN_STRIP_WIDTH, Math.ceil(ink.width / STRIPS));
  const candidates = bandsByStrip(ink, slope, stripWidth).flatMap((bands) =>
    bands.filter((band, index) => isAboveCharacters(band, bands.slice(index + 1))),
  );
  const height = medianOf(candidates.map(heightOf));
  const similar = candidates.filter((band) => heightOf(band) < height * SIMILAR && heightOf(band) > height / SIMILAR);
  const rows: Band[][] = [];
  for (const band of similar) {
    const row = rows.find((bands) => {
      const last = bands.at(-1)!;
      return last.strip < band.strip && Math.abs(last.top + last.bottom - band.top - band.bottom) < height * 1.2;
    });
    if (row) row.push(band);
    else rows.push([band]);
  }
  // A single band is probably a part of characters.
  if (rows.flat().length < MIN_BANDS) return [];
  return rows.map((bands) => ({
    slope,
    bandAt: (x) => {
      const strip = Math.floor(x / stripWidth);
      const [nearest] = bands.toSorted((a, b) => Math.abs(a.strip - strip) - Math.abs(b.strip - strip));
      if (!nearest || Math.abs(nearest.strip - strip) > MAX_STRIPS_BESIDE) return null;
      const drop = (x - ink.width / 2) * slope;
      return { top: nearest.top + drop, bottom: nearest.bottom + drop };
    },
  }));
}

const heightOf = ({ top, bottom }: Band): number => bottom - top;
export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function isAboveCharacters(band: Band, below: readonly Band[]): boolean {
  const height = heightOf(band);
  const [first] = below;
  if (!first || first.top - band.bottom > height * MAX_GAP) return false;
  let bottom = first.bottom;
  for (const next of below.slice(1)) {
    if (bottom - first.top >= height * MIN_RATIO || next.top - bottom > height / 2) break;
    bottom = next.bottom;
  }
  const ratio = (bottom - first.top) / height;
  return ratio >= MIN_RATIO && ratio <= MAX_RATIO;
}

function bandsByStrip({ mask, width, height }: Ink, slope: number, stripWidth: number): Band[][] {
  const margin = Math.ceil((width * Math.abs(slope)) / 2) + 1;
  const strips = Array.from({ length: Math.ceil(width / stripWidth) }, () => new Int32Array(height + 2 * margin));
  const drops = Int32Array.from({ length: width }, (_, x) => Math.round((x - width / 2) * slope));
  for (let y = 0; y < height; y += 1)
    for (const [strip, counts] of strips.entries())
      for (let x = strip * stripWidth; x < Math.min(width, (strip + 1) * stripWidth); x += 1)
        if (mask[y * width + x] === 1) counts[y - drops[x]! + margin]! += 1;
  return strips.map((counts, strip) => {
    const inked = counts.filter((count) => count > 0).toSorted();
    const limit = Math.max(2, BAND_SHARE * (inked[Math.floor(inked.length * MUCH_INK)] ?? 0));
    const bands: Band[] = [];
    let top: number | null = null;
    for (const [row, count] of counts.entries()) {
      if (count >= limit) top ??= row - margin;
      else if (top !== null) {
        if (row - margin - top >= MIN_BAND_HEIGHT) bands.push({ strip, top, bottom: row - margin });
        top = null;
      }
    }
    return bands;
  });
}
