import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TranscriptionState } from '@memory/contracts';
import { writeTinySpeechModel } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { findInstallationAccess } from '../src/installation.ts';
import { describeProvider } from '../src/speech.ts';
import { runAdmin, serveInPlaceOf } from './run-admin.ts';

let folder: string;
/** What media-svc says; null: it does not work. */
let state: TranscriptionState | null;

const { env: settings } = serveInPlaceOf(['MEDIA'], ({ url }) =>
  url.pathname === '/internal/transcription' && state !== null ? [200, state] : [503, {}],
);
beforeEach(() => {
  state = { provider: 'off', isChosen: false };
  folder = createTemporaryFolder(onTestFinished);
});

/** The environment of a container whose media-svc is the server of this test. */
const containerEnv = (): NodeJS.ProcessEnv => ({ ...settings, DATA_DIR: folder });
const modelFolder = (): string => join(folder, 'models/speech');

it.each([
  [
    { provider: 'off', isChosen: false },
    true,
    /not transcribed yet\. To use the model, set TRANSCRIBE_PROVIDER=local in \.env/,
  ],
  [{ provider: 'off', isChosen: false }, false, /nobody is set who does: speech:install/],
  [{ provider: 'off', isChosen: true }, true, /because TRANSCRIBE_PROVIDER=off is set/],
  [{ provider: 'local', isChosen: true }, true, /transcribed by it \(TRANSCRIBE_PROVIDER=local/],
  [{ provider: 'local', isChosen: true }, false, /by a speech model, but none is installed/],
  [
    { provider: 'openai', isChosen: true },
    true,
    /by the server of OPENAI_BASE_URL.*TRANSCRIBE_PROVIDER=local overrides that/,
  ],
  [null, true, /media-svc does not answer\..*set TRANSCRIBE_PROVIDER=local/s],
] as const)('says who transcribes: %j, a model is installed: %s', async (current, isInstalled, sentence) => {
  state = current;
  const env = containerEnv();
  const lines = await describeProvider(() => findInstallationAccess(env), { isInstalled }, env);
  expect(lines.join('\n')).toMatch(sentence);
});

it('speech:status shows a model that was installed by hand, and what is wrong with it', async () => {
  await writeTinySpeechModel(modelFolder());
  const { out, code } = await runAdmin(['speech:status'], containerEnv());
  expect(code).toBe(0);
  expect(out).toMatch(
    /^a model without a name: sense-voice\n {2}size .*\n {2}licence {3}not known\nRecordings are not/,
  );
  expect(out).toMatch(/\n✓ Its files are whole, by size and SHA-256\n$/);
  writeFileSync(join(modelFolder(), 'model.onnx'), 'cut');
  expect(await runAdmin(['speech:status'], containerEnv())).toMatchObject({
    code: 1,
    err: expect.stringMatching(/The model is damaged: model\.onnx has 3 bytes instead of \d+\. Install it again/),
  });
});

it('speech:remove asks, and removes the model', async () => {
  await writeTinySpeechModel(modelFolder());
  mkdirSync(join(folder, 'models/speech.downloads'));
  state = { provider: 'local', isChosen: true };
  expect(await runAdmin(['speech:remove'], containerEnv())).toMatchObject({
    code: 1,
    err: expect.stringContaining('say --yes'),
  });
  expect(existsSync(join(modelFolder(), 'model.json'))).toBe(true);
  expect(await runAdmin(['speech:remove', '--yes'], containerEnv())).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^✓ The speech model is removed\n! Recordings are to be transcribed by a speech model/),
  });
  expect(readdirSync(join(folder, 'models'))).toEqual([]);
});
