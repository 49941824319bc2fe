import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildEnvironment } from './config.ts';
import { ImageBuilder, pathInStage } from './image-builder.ts';

/** Installing and building everything anew, as an image's build does. */
const BUILD_TIMEOUT_MS = 420_000;

const run = promisify(execFile);
let folder: string;
let images: ImageBuilder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
  images = new ImageBuilder(resolve(import.meta.dirname, '../..'), folder, buildEnvironment);
  images.build('built');
}, BUILD_TIMEOUT_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = (name: string): string[] => readdirSync(pathInStage(images.build(name), '.'));

describe('the images', () => {
  it('that opens recordings and films has the programs for it', () => {
    expect(images.build('media-svc').packages).toEqual(['ffmpeg']);
  });

  it.each([
    ['gateway', 'main.js'],
    ['journal-svc', 'main.js'],
    ['media-svc', 'main.js'],
    ['media-svc', 'worker.js'],
    ['language-svc', 'main.js'],
    ['social-svc', 'main.js'],
  ])('%s holds its bundle alone, runs as a user without rights, and %s loads all it imports', async (name, entry) => {
    const image = images.build(name);
    expect(image.user).toBe('node');
    expect(image.command).toEqual(['node', 'main.js']);
    expect(files(name)).toContain(entry);
    for (const left of ['src', 'test', 'apps', 'nx.json']) expect(files(name)).not.toContain(left);
    // Without settings a process must get as far as asking for them: by then every module it imports has been found.
    const started = run(process.execPath, [entry], {
      cwd: pathInStage(image, '.'),
      env: { PATH: buildEnvironment.PATH },
    });
    await expect(started).rejects.toMatchObject({
      stderr: expect.stringContaining('SIGNING_KEY: is not set') as string,
    });
  });

  it('that write to a volume have its folder, owned by the user they run as', () => {
    expect(images.build('media-svc').ownedFolders).toEqual({ '/scratch': 'node' });
    expect(images.build('migrate').ownedFolders).toEqual({ '/users': 'node' });
  });

  it('the gateway brings the web app', () => {
    expect(files('gateway')).toContain('web');
    expect(readdirSync(pathInStage(images.build('gateway'), 'web'))).toContain('index.html');
  });

  it('the migrations bring every schema', async () => {
    const image = images.build('migrate');
    expect(image.user).toBe('node');
    const started = run(process.execPath, [image.command[1] ?? ''], {
      cwd: pathInStage(image, '.'),
      env: { PATH: buildEnvironment.PATH },
    });
    await expect(started).rejects.toMatchObject({ stderr: expect.stringContaining('DATABASE_URL') as string });
    const apps = readdirSync(pathInStage(image, 'apps'));
    expect(apps.toSorted()).toEqual(['journal-svc', 'language-svc', 'media-svc', 'social-svc']);
  });
});
