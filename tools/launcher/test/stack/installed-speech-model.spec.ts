import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTinySpeechModel } from '@memory/testing';
import { usesInstalledSpeechModel } from '../../src/stack/installed-speech-model.ts';
import { SPEECH_MODEL_FOLDER } from '../../src/topology.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'memory-data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('is used when it is there and no setting says who transcribes', async () => {
  expect(usesInstalledSpeechModel(dataDir, {})).toBe(false);
  await writeTinySpeechModel(join(dataDir, SPEECH_MODEL_FOLDER));
  expect(usesInstalledSpeechModel(dataDir, { TRANSCRIBE_PROVIDER: '', OPENAI_API_KEY: '' })).toBe(true);
});

it.each([
  { TRANSCRIBE_PROVIDER: 'off' },
  { TRANSCRIBE_PROVIDER: 'local' },
  { OPENAI_API_KEY: 'key' },
  { OPENAI_BASE_URL: 'http://localhost:8000/v1' },
])('is not used against %j', async (env) => {
  await writeTinySpeechModel(join(dataDir, SPEECH_MODEL_FOLDER));
  expect(usesInstalledSpeechModel(dataDir, env)).toBe(false);
});
