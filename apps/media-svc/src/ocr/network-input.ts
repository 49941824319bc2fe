import { Tensor } from 'onnxruntime-node';
import type { RgbImage } from './rgb-image.ts';

/** The values that are subtracted from each colour (0 to 1), and the divisors of the differences, in the order blue, green, red. */
export interface Normalization {
  readonly mean: readonly [number, number, number];
  readonly deviation: readonly [number, number, number];
}

/** Creates the input of a PP-OCR network: one image, with its blue, green and red pixels one after the other. */
export function toNetworkInput({ data, width, height }: RgbImage, { mean, deviation }: Normalization): Tensor {
  const pixels = width * height;
  const input = new Float32Array(3 * pixels);
  for (let channel = 0; channel < 3; channel += 1) {
    const scale = 1 / (255 * deviation[channel]!);
    const offset = mean[channel]! / deviation[channel]!;
    for (let pixel = 0; pixel < pixels; pixel += 1)
      input[channel * pixels + pixel] = data[pixel * 3 + 2 - channel]! * scale - offset;
  }
  return new Tensor('float32', input, [1, 3, height, width]);
}
