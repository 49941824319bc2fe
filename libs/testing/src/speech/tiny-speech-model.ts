import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeTinyParaformer, type ParaformerOptions, paraformerTokens } from './tiny-paraformer.ts';
import { encodeTinySenseVoice, senseVoiceTokens } from './tiny-sense-voice.ts';

interface TinySpeechModelOptions extends ParaformerOptions {
  readonly kind?: 'sense-voice' | 'paraformer';
}

/**
 * Writes a speech model of a few kilobytes. The engine loads it like SenseVoice or Paraformer, and transcribes each vowel of `synthesizeVoice` as one
 * character.
 */
export async function writeTinySpeechModel(
  folder: string,
  { kind = 'sense-voice', ...options }: TinySpeechModelOptions = {},
): Promise<void> {
  const isSenseVoice = kind === 'sense-voice';
  const network = isSenseVoice ? encodeTinySenseVoice(options) : encodeTinyParaformer(options);
  const tokens = isSenseVoice ? senseVoiceTokens : paraformerTokens;
  const files = {
    model: { name: 'model.onnx', content: network },
    tokens: { name: 'tokens.txt', content: Buffer.from(tokens.map((token, id) => `${token} ${id}\n`).join('')) },
  };
  const described = Object.entries(files).map(([role, { name, content }]) => [
    role,
    { name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') },
  ]);
  const description = { kind, files: Object.fromEntries(described) as object };
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.values(files).map(({ name, content }) => writeFile(join(folder, name), content)));
  await writeFile(join(folder, 'model.json'), JSON.stringify(description));
}
