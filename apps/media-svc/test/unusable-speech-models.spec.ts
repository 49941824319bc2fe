import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeTinySpeechModel } from '@memory/testing';
import { type MediaApp, newUserId } from './media-app.ts';
import { runFfmpeg } from './sample-files.ts';
import { type SpeechApp, startSpeechApp, voice } from './speech-app.ts';

let app: SpeechApp;
let media: MediaApp;
/** One recording for all tests, which is read again in each. */
let recording: { readonly owner: string; readonly id: string; readonly url: string };
beforeAll(async () => {
  app = await startSpeechApp({ MEDIA_SYNC_WAIT_MS: '0' });
  media = app.media;
  const owner = newUserId();
  const spoken = await runFfmpeg(['-c:a', 'libopus', '-f', 'webm'], voice);
  const { body, file } = await media.uploadAccepted(owner, 'audio', spoken);
  recording = { owner, id: file.id, url: body.url };
});
afterEach(() => media.stopWorkers());
afterAll(() => app.stop());

/**
 * Lets a worker read the recording. Its text must fail at the first attempt without that the recording is called unreadable.
 * @returns the reason
 */
async function failureWith(settings: Record<string, string>): Promise<string> {
  const { owner, id, url } = recording;
  // For the first test, the recording waits already.
  expect((await media.request(owner, `/api/media-files/${id}/read-again`, { method: 'POST' })).status).toBe(202);
  expect(await app.readText(owner, id)).toMatchObject({ status: 'pending' });
  await media.startWorker(settings);
  const { attempts, why } = await app.failureOf(id);
  expect(attempts).toBe(1);
  expect(await app.readText(owner, id)).toMatchObject({ status: 'failed', reason: 'provider_failed' });
  expect((await media.request(owner, url)).status).toBe(200);
  return why;
}

type Damage = [string, (model: string) => Promise<unknown>, RegExp];

/** What is noticed before a helper process starts, whatever the kind of the model is. */
const damageOfFiles: Damage[] = [
  [
    'is not installed',
    (model) => rm(model, { recursive: true }),
    /no valid description of a speech model in .*model\.json/,
  ],
  [
    'is of a kind that is not known',
    (model) => writeFile(join(model, 'model.json'), '{"kind":"other","files":{}}'),
    /no valid description of a speech model in .*model\.json/,
  ],
  [
    'is Whisper without its decoder',
    async (model) => {
      const { files } = JSON.parse(await readFile(join(model, 'model.json'), 'utf8')) as { files: object };
      await writeFile(join(model, 'model.json'), JSON.stringify({ kind: 'whisper', files }));
    },
    /no valid description of a speech model in .*model\.json/,
  ],
  ['is cut', (model) => truncate(join(model, 'model.onnx'), 2_000), /model\.onnx has 2000 bytes instead of \d+/],
];

/** What the engine notices, which loads each kind in its own way. */
const damageOfNetworks: Damage[] = [
  [
    'is damaged',
    async (model) => {
      const path = join(model, 'model.onnx');
      await writeFile(path, (await readFile(path)).fill(7, 0, 1_000));
    },
    /could not load its models: .*Protobuf parsing failed/s,
  ],
  [
    'has the metadata of another kind',
    async (model) => {
      const path = join(model, 'model.onnx');
      const bytes = await readFile(path);
      const key = bytes.indexOf('vocab_size');
      await writeFile(path, bytes.fill('x', key, key + 4));
    },
    /could not load its models: .*vocab_size/s,
  ],
];

describe('a model fails the text once, with the reason', () => {
  it.each(damageOfFiles)('when it %s', async (name, apply, why) => {
    const model = join(app.folder, name.replaceAll(' ', '-'));
    await writeTinySpeechModel(model);
    await apply(model);
    expect(await failureWith({ SPEECH_MODEL_DIR: model })).toMatch(why);
  });

  it('when it cannot be loaded with the memory that it may use', async () => {
    expect(await failureWith({ SPEECH_MEMORY_MB: '120' })).toMatch(
      /could not load its models: took more than 120 MB of memory/,
    );
  });
});

describe.each(['sense-voice', 'paraformer'] as const)(
  'a model of the kind %s fails the text once, with the reason',
  (kind) => {
    it.each(damageOfNetworks)('when it %s', async (name, apply, why) => {
      const model = join(app.folder, `${kind}-${name.replaceAll(' ', '-')}`);
      await writeTinySpeechModel(model, { kind });
      await apply(model);
      expect(await failureWith({ SPEECH_MODEL_DIR: model })).toMatch(why);
    });

    it.each([
      // A phrase of a second: 3 GB, and more than the engine would ever allocate.
      ['needs more memory than it may use', 70_000, /could not recognize a phrase: took more than 2000 MB of memory/],
      ['is too much for its network', 4_000_000, /could not recognize a phrase: .*exceeds the supported maximum/s],
    ])('when a phrase %s, instead of leaving the phrase out', async (name, copiesOfInput, why) => {
      const model = join(app.folder, `${kind}-${name.replaceAll(' ', '-')}`);
      await writeTinySpeechModel(model, { kind, copiesOfInput });
      expect(await failureWith({ SPEECH_MODEL_DIR: model })).toMatch(why);
    });
  },
);
