import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readSpeechModel } from '@memory/speech-model';
import { type ArchiveServer, startArchiveServer } from '@memory/speech-models/testing/archive-server';
import { createTinyArchive, type TinyArchive } from '@memory/speech-models/testing/model-archive';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { runAdmin, spawnAdmin } from './run-admin.ts';

let archive: TinyArchive;
let folder: string;
let description: string;
let server: ArchiveServer | undefined;

beforeAll(async () => {
  archive = await createTinyArchive();
});
beforeEach(() => {
  folder = createTemporaryFolder(onTestFinished);
  description = archive.describe(folder);
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const env = (): NodeJS.ProcessEnv => ({
  DATA_DIR: folder,
  DISK_RESERVE_MB: '1',
  SPEECH_MODEL_URL: server?.url,
});

/** Runs the command and sends it SIGINT, as Ctrl-C does, once it says that a part of the archive has been received. */
async function installAndInterrupt(): Promise<{ err: string; code: number | null }> {
  const child = spawnAdmin(['speech:install', description, '--yes'], env());
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.stdout.on('data', (chunk: Buffer) => chunk.includes('downloaded') && child.kill('SIGINT'));
  const [err, code] = await Promise.all([text(child.stderr), exited]);
  return { err, code };
}

it('says what it installs, keeps what was downloaded when it is interrupted, and goes on with it', async () => {
  server = await startArchiveServer(archive.bytes, ['silent', 'whole']);
  const interrupted = await installAndInterrupt();
  expect(interrupted).toEqual({ code: 1, err: expect.stringContaining('Interrupted. What was downloaded is kept') });
  expect(readdirSync(join(folder, 'models'))).toEqual(['speech.downloads']);

  const { out, err, code } = await runAdmin(['speech:install', description, '--yes'], env());
  expect({ err, code }).toEqual({ err: '', code: 0 });
  expect(server.ranges).toEqual([null, `bytes=${Math.ceil(archive.bytes.length / 2)}-`]);
  expect(out).toMatch(
    /^tiny: A tiny model\n {2}download .* on the disk\n {2}licence {3}AGPL-3.0-or-later\n {2}source {4}http:\/\/127\.0\.0\.1:\d+\/sherpa-onnx-tiny-2026-01-01\.tar\.bz2\n/,
  );
  expect(out).toMatch(
    /✓ tiny is installed in .*\n.*media-svc does not answer\.\nThe next npm start uses the model by itself/,
  );
  expect((await readSpeechModel(join(folder, 'models/speech'))).kind).toBe('sense-voice');
});

it('asks, and does nothing where nobody can be asked', async () => {
  server = await startArchiveServer(archive.bytes, ['whole']);
  expect(await runAdmin(['speech:install', description], env())).toMatchObject({
    code: 1,
    err: '\n✗ Nobody can be asked here: say --yes.\n',
    out: expect.stringContaining('licence'),
  });
  expect([server.ranges, existsSync(join(folder, 'models'))]).toEqual([[], false]);
});

it('fails with a sentence', async () => {
  const { code, err } = await runAdmin(['speech:install', '--yes'], { ...env(), SPEECH_MODEL_URL: '/nowhere' });
  expect(code).toBe(1);
  expect(err).toMatch(/^\n✗ There is no file \/nowhere\/sherpa-onnx-sense-voice-\S+\.tar\.bz2\.\n$/);
});
