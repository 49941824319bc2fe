import { readFile } from 'node:fs/promises';
import { InferenceSession } from 'onnxruntime-node';
import { toNetworkInput } from './network-input.ts';
import { resizeToHeight, type RgbImage } from './rgb-image.ts';

/** The height of the lines that the network takes, in pixels. */
const LINE_HEIGHT = 48;
/** The network reads colours from 0 to 1. With PaddleOCR's range of −1 to 1, it reads less of handwriting and of single characters. */
const NORMALIZATION = { mean: [0, 0, 0], deviation: [1, 1, 1] } as const;

/** The text of a line, with the mean probability of its characters from 0 to 1. */
export interface RecognizedText {
  readonly text: string;
  readonly mean: number;
}

/** Reads a line of writing. */
export class TextRecognizer {
  private readonly session: InferenceSession;
  /** The character of each class of the network; the first class means that there is none. */
  private readonly characters: readonly string[];

  private constructor(session: InferenceSession, characters: readonly string[]) {
    this.session = session;
    this.characters = characters;
  }

  static async load(
    { model, dictionary }: { model: string; dictionary: string },
    options: InferenceSession.SessionOptions,
  ): Promise<TextRecognizer> {
    const characters = (await readFile(dictionary, 'utf8')).split('\n');
    return new TextRecognizer(await InferenceSession.create(model, options), ['', ...characters, ' ']);
  }

  async recognize(line: RgbImage): Promise<RecognizedText> {
    const input = toNetworkInput(await resizeToHeight(line, LINE_HEIGHT), NORMALIZATION);
    const outputs = await this.session.run({ [this.session.inputNames[0]!]: input });
    const { data, dims } = outputs[this.session.outputNames[0]!]!;
    return this.decode(data as Float32Array, dims[2]!);
  }

  /** Decodes the most probable class of each step; equal classes in successive steps are one character (CTC). */
  private decode(probabilities: Float32Array, classes: number): RecognizedText {
    let text = '';
    let sum = 0;
    let count = 0;
    let previous = 0;
    for (let step = 0; step < probabilities.length; step += classes) {
      let best = 0;
      for (let index = 1; index < classes; index += 1)
        if (probabilities[step + index]! > probabilities[step + best]!) best = index;
      if (best !== 0 && best !== previous) {
        text += this.characters[best] ?? '';
        sum += probabilities[step + best]!;
        count += 1;
      }
      previous = best;
    }
    return { text, mean: count === 0 ? 0 : sum / count };
  }
}
