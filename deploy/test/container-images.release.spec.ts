import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { imageBuildEnvironment } from './config.ts';
import { ContainerImageBuilder, pathInStage } from './container-image-builder.ts';

/** The time for installing and building everything, as the build of an image does. */
const BUILD_TIMEOUT_MS = 420_000;

const run = promisify(execFile);
let folder: string;
let images: ContainerImageBuilder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
  images = new ContainerImageBuilder(resolve(import.meta.dirname, '../..'), folder, imageBuildEnvironment);
  images.build('built');
}, BUILD_TIMEOUT_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesOf = (name: string): string[] => readdirSync(pathInStage(images.build(name), '.'));

describe('the images', () => {
  it('have the programs of the system that their processes run', () => {
    expect(images.build('media-svc').packages).toEqual(['ffmpeg']);
    expect(images.build('migrate').packages).toEqual(['bzip2']);
  });

  it.each([
    ['gateway', 'main.js'],
    ['journal-svc', 'main.js'],
    ['media-svc', 'main.js'],
    ['media-svc', 'worker.js'],
    ['language-svc', 'main.js'],
    ['social-svc', 'main.js'],
  ])('%s contains only its bundle, runs as an unprivileged user, and %s loads all its imports', async (name, entry) => {
    const image = images.build(name);
    expect(image.user).toBe('node');
    expect(image.command).toEqual(['node', 'main.js']);
    expect(filesOf(name)).toContain(entry);
    for (const excluded of ['src', 'test', 'apps', 'nx.json']) expect(filesOf(name)).not.toContain(excluded);
    // Without settings a process fails when it reads them, after all its imports have been loaded.
    const started = run(process.execPath, [entry], {
      cwd: pathInStage(image, '.'),
      env: { PATH: imageBuildEnvironment.PATH },
    });
    await expect(started).rejects.toMatchObject({
      stderr: expect.stringContaining('SIGNING_KEY: is not set') as string,
    });
  });

  it('have the folders of their volumes, owned by the user they run as', () => {
    expect(images.build('media-svc').ownedFolders).toEqual({ '/scratch': 'node', '/data/models': 'node' });
    expect(images.build('language-svc').ownedFolders).toEqual({ '/data/pronunciation': 'node' });
    expect(images.build('migrate').ownedFolders).toEqual({
      '/users': 'node',
      '/data/pronunciation': 'node',
      '/data/models': 'node',
    });
  });

  it('gateway contains the web app', () => {
    expect(filesOf('gateway')).toContain('web');
    expect(readdirSync(pathInStage(images.build('gateway'), 'web'))).toContain('index.html');
  });

  it('migrate contains the migrations of every app', async () => {
    const image = images.build('migrate');
    expect(image.user).toBe('node');
    const started = run(process.execPath, [image.command[1] ?? ''], {
      cwd: pathInStage(image, '.'),
      env: { PATH: imageBuildEnvironment.PATH },
    });
    await expect(started).rejects.toMatchObject({ stderr: expect.stringContaining('DATABASE_URL') as string });
    const apps = readdirSync(pathInStage(image, 'apps'));
    expect(apps.toSorted()).toEqual(['journal-svc', 'language-svc', 'media-svc', 'social-svc']);
  });
});
