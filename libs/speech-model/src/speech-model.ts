import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A file name without a folder, so that a model cannot refer to files outside its folder. */
const fileName = z.string().regex(/^[A-Za-z0-9_][A-Za-z0-9._-]*$/);
const modelFile = z.object({ name: fileName, bytes: z.int().positive() });

/**
 * The schema of `model.json` in the folder of a speech model. Each line of the file `tokens` has a token and its number; all other files are ONNX.
 */
const descriptionSchema = z.discriminatedUnion('kind', [
  /** SenseVoice: one CTC network. */
  z.object({ kind: z.literal('sense-voice'), files: z.object({ model: modelFile, tokens: modelFile }) }),
  /** Paraformer: one network that predicts all tokens at once. Only some Paraformer models report times. */
  z.object({ kind: z.literal('paraformer'), files: z.object({ model: modelFile, tokens: modelFile }) }),
  /** Whisper: two networks. The engine reports no times for Whisper models. */
  z.object({
    kind: z.literal('whisper'),
    files: z.object({ encoder: modelFile, decoder: modelFile, tokens: modelFile }),
  }),
]);
type Description = z.output<typeof descriptionSchema>;

/** A speech model on the local disk: its kind, and the path of each of its files. */
export type SpeechModel = PathsOf<Description>;
type PathsOf<Described> = Described extends { kind: infer Kind; files: infer Files }
  ? { readonly kind: Kind; readonly paths: { readonly [Role in keyof Files]: string } }
  : never;

/** Thrown when a folder contains no complete speech model. */
export class UnusableSpeechModel extends Error {
  override readonly name = 'UnusableSpeechModel';
}

/** The file that describes the model in a folder. It is replaced when another model is installed. */
export const descriptionPath = (folder: string): string => join(folder, 'model.json');

/**
 * Reads which speech model is in a folder, and checks that its files are complete by their sizes. A file that was truncated while it was copied has
 * another size.
 * @throws UnusableSpeechModel with the file and its problem
 */
export async function readSpeechModel(folder: string): Promise<SpeechModel> {
  const path = descriptionPath(folder);
  const { kind, files } = await readFile(path, 'utf8')
    .then((text) => descriptionSchema.parse(JSON.parse(text)))
    .catch((cause: unknown) => {
      throw new UnusableSpeechModel(`there is no valid description of a speech model in ${path}`, { cause });
    });
  for (const { name, bytes } of Object.values(files)) {
    const size = await stat(join(folder, name)).then(
      (found) => found.size,
      () => 0,
    );
    if (size !== bytes)
      throw new UnusableSpeechModel(
        `${join(folder, name)} has ${size} bytes instead of ${bytes}: the speech model must be installed again`,
      );
  }
  const paths = Object.fromEntries(Object.entries(files).map(([role, { name }]) => [role, join(folder, name)]));
  return { kind, paths } as SpeechModel;
}
