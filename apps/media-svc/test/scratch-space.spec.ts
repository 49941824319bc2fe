import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testIdentitySettings } from '@memory/service-kit/testing';
import { readConfig } from '../src/config.ts';
import { ScratchSpace } from '../src/scratch-space/scratch-space.ts';

const YESTERDAY = new Date(Date.now() - 24 * 3_600_000);

let folder: string;
let scratch: ScratchSpace;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scratch-'));
  const config = readConfig({
    PORT: '1',
    ...testIdentitySettings('media-svc'),
    REDIS_URL: 'redis://127.0.0.1:6379',
    DATABASE_URL: 'postgres://u:p@127.0.0.1/d',
    JOURNAL_URL: 'http://127.0.0.1:2/',
    SOCIAL_URL: 'http://127.0.0.1:3/',
    LANGUAGE_URL: 'http://127.0.0.1:4/',
    MEDIA_DIR: '/files',
    SCRATCH_DIR: folder,
  });
  scratch = new ScratchSpace(config);
});
afterEach(() => rm(folder, { recursive: true }));

it('deletes abandoned folders and keeps those in use', async () => {
  await mkdir(join(folder, 'work-left'));
  await writeFile(join(folder, 'work-left', 'page.png'), 'a photo');
  await utimes(join(folder, 'work-left'), YESTERDAY, YESTERDAY);
  await scratch.withFolder(async (mine) => {
    await writeFile(join(mine, 'page.png'), 'another photo');
    await scratch.deleteAbandonedFolders();
    expect(await readdir(mine)).toEqual(['page.png']);
    expect(await readdir(folder)).not.toContain('work-left');
  });
  expect(await readdir(folder)).toEqual([]);
});
