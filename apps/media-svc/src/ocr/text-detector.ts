import { InferenceSession } from 'onnxruntime-node';
import { type ConnectedArea, findConnectedAreas } from './connected-areas.ts';
import { toNetworkInput } from './network-input.ts';
import { cutOut, type RgbImage } from './rgb-image.ts';
import type { TextRegion } from './text-region.ts';
import { splitIntoTiles } from './tiles.ts';

/**
 * The parameters of PP-OCR's detector: the normalization, the thresholds of a pixel and of a region, and the ratio of a region to the area that the
 * network marks. Source: deploy/cpp_infer and tools/infer/predict_det.py in https://github.com/PaddlePaddle/PaddleOCR.
 */
const NORMALIZATION = { mean: [0.406, 0.456, 0.485], deviation: [0.225, 0.224, 0.229] } as const;
const PIXEL_THRESHOLD = 0.3;
const REGION_THRESHOLD = 0.6;
const UNCLIP_RATIO = 1.5;
const MIN_SIDE = 3;
/** The network takes images whose sides are multiples of this number. */
const SIDE_MULTIPLE = 32;
/** The minimum ratio of width to height of a region whose slope is measured. The slope of a single character means nothing. */
const MIN_SLOPED_RATIO = 2.5;

interface ProbabilityMap {
  /** For each pixel, the probability from 0 to 1 that it belongs to writing. */
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Finds where an image has writing. */
export class TextDetector {
  private readonly session: InferenceSession;

  private constructor(session: InferenceSession) {
    this.session = session;
  }

  static async load(model: string, options: InferenceSession.SessionOptions): Promise<TextDetector> {
    return new TextDetector(await InferenceSession.create(model, options));
  }

  async detect(image: RgbImage): Promise<TextRegion[]> {
    const regions: TextRegion[] = [];
    for (const tile of splitIntoTiles(image)) {
      const map = await this.run(await cutOut(image, tile, SIDE_MULTIPLE));
      const areas = findConnectedAreas((pixel) => map.data[pixel]! > PIXEL_THRESHOLD, map);
      for (const area of areas) {
        const region = regionOf(area, map);
        if (region) regions.push({ ...region, y: region.y + tile.top });
      }
    }
    return regions;
  }

  private async run(tile: RgbImage): Promise<ProbabilityMap> {
    const outputs = await this.session.run({ [this.session.inputNames[0]!]: toNetworkInput(tile, NORMALIZATION) });
    const { data } = outputs[this.session.outputNames[0]!]!;
    return { data: data as Float32Array, width: tile.width, height: tile.height };
  }
}

/** Returns the region around a marked area; null when it is too small or too uncertain to be writing. */
function regionOf(area: ConnectedArea, map: ProbabilityMap): TextRegion | null {
  const [width, height] = [area.right - area.left + 1, area.bottom - area.top + 1];
  if (Math.min(width, height) < MIN_SIDE) return null;
  const probability = area.pixels.reduce((sum, pixel) => sum + map.data[pixel]!, 0) / area.pixels.length;
  if (probability < REGION_THRESHOLD) return null;
  const upright = { x: area.left + width / 2, y: area.top + height / 2, width, height, slope: 0 };
  const sloped = slopedRegionOf(area.pixels, map.width);
  const region =
    Math.max(sloped.width / sloped.height, sloped.height / sloped.width) < MIN_SLOPED_RATIO ? upright : sloped;
  const margin = (region.width * region.height * UNCLIP_RATIO) / (region.width + region.height);
  return { ...region, width: region.width + margin, height: region.height + margin };
}

/** Returns the smallest rectangle around an area whose sides are parallel to the area's main axis, the direction in which its pixels vary most. */
function slopedRegionOf(pixels: Int32Array, mapWidth: number): TextRegion {
  const xOf = (pixel: number): number => (pixel % mapWidth) + 0.5;
  const yOf = (pixel: number): number => Math.floor(pixel / mapWidth) + 0.5;
  const meanX = pixels.reduce((sum, pixel) => sum + xOf(pixel), 0) / pixels.length;
  const meanY = pixels.reduce((sum, pixel) => sum + yOf(pixel), 0) / pixels.length;
  let [xx, yy, xy] = [0, 0, 0];
  for (const pixel of pixels) {
    const x = xOf(pixel) - meanX;
    const y = yOf(pixel) - meanY;
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const axis = Math.atan2(2 * xy, xx - yy) / 2;
  // A vertical line has its main axis near ±90°: its slope is measured from the vertical.
  const slope = Math.abs(axis) <= Math.PI / 4 ? axis : axis - Math.sign(axis) * (Math.PI / 2);
  const cos = Math.cos(slope);
  const sin = Math.sin(slope);
  let [minAcross, maxAcross, minDown, maxDown] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const pixel of pixels) {
    const across = (xOf(pixel) - meanX) * cos + (yOf(pixel) - meanY) * sin;
    const down = (yOf(pixel) - meanY) * cos - (xOf(pixel) - meanX) * sin;
    minAcross = Math.min(minAcross, across);
    maxAcross = Math.max(maxAcross, across);
    minDown = Math.min(minDown, down);
    maxDown = Math.max(maxDown, down);
  }
  const across = (minAcross + maxAcross) / 2;
  const down = (minDown + maxDown) / 2;
  return {
    x: meanX + across * cos - down * sin,
    y: meanY + across * sin + down * cos,
    width: maxAcross - minAcross + 1,
    height: maxDown - minDown + 1,
    slope,
  };
}
