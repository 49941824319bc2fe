import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeTinySpeechModel } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { repositoryRoot } from '../../src/config.ts';
import { transcriptionOffNotice, usesInstalledSpeechModel } from '../../src/stack/installed-speech-model.ts';
import { SPEECH_MODEL_FOLDER } from '../../src/topology.ts';

let dataDir: string;
beforeEach(() => void (dataDir = createTemporaryFolder(onTestFinished)));

const notChosen = { TRANSCRIBE_PROVIDER: '', OPENAI_API_KEY: '', OPENAI_BASE_URL: '' };

it('is used when it is there and no setting says who transcribes', async () => {
  expect(usesInstalledSpeechModel(dataDir, {})).toBe(false);
  await writeTinySpeechModel(join(dataDir, SPEECH_MODEL_FOLDER));
  expect(usesInstalledSpeechModel(dataDir, notChosen)).toBe(true);
  expect(transcriptionOffNotice(dataDir, notChosen)).toBeNull();
});

it('is missing: a notice names the settings that switch transcription on, and a page that exists', () => {
  for (const env of [{}, notChosen]) {
    const notice = transcriptionOffNotice(dataDir, env);
    expect(notice).toMatch(/speech:install.*OPENAI_BASE_URL.*OPENAI_API_KEY/);
    expect(existsSync(join(repositoryRoot, /docs\/\S+/.exec(notice ?? '')?.[0] ?? 'missing'))).toBe(true);
  }
});

it.each([
  { TRANSCRIBE_PROVIDER: 'off' },
  { TRANSCRIBE_PROVIDER: 'local' },
  { OPENAI_API_KEY: 'key' },
  { OPENAI_BASE_URL: 'http://localhost:8000/v1' },
])('is not used against %j, and there is no notice', async (env) => {
  expect(transcriptionOffNotice(dataDir, env)).toBeNull();
  await writeTinySpeechModel(join(dataDir, SPEECH_MODEL_FOLDER));
  expect(usesInstalledSpeechModel(dataDir, env)).toBe(false);
});
