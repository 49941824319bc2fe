import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTinySpeechModel } from '@memory/testing';
import { descriptionPath, readSpeechModel, UnusableSpeechModel } from '../src/speech-model.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memory-test-speech-model-'));
  await writeTinySpeechModel(folder);
});
afterEach(() => rm(folder, { recursive: true }));

it('has the paths of its files', async () => {
  expect(await readSpeechModel(folder)).toEqual({
    kind: 'sense-voice',
    paths: { model: join(folder, 'model.onnx'), tokens: join(folder, 'tokens.txt') },
  });
});

it('is not usable when a file was cut', async () => {
  await truncate(join(folder, 'model.onnx'), 2_000);
  await expect(readSpeechModel(folder)).rejects.toThrow(UnusableSpeechModel);
});

it('names no file outside of its folder', async () => {
  const description = await readFile(descriptionPath(folder), 'utf8');
  await writeFile(descriptionPath(folder), description.replace('model.onnx', '../model.onnx'));
  await expect(readSpeechModel(folder)).rejects.toThrow(/no valid description of a speech model/);
});
