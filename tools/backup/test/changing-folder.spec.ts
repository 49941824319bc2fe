import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { plainPartKeys } from '../src/content/backup-key.ts';
import { PartStore } from '../src/content/part-store.ts';
import { copyFolder } from '../src/files/folder-files.ts';
import { readStoredFiles } from '../src/files/stored-file.ts';
import type { BackupTarget } from '../src/target/backup-target.ts';
import { openTarget } from '../src/target/open-target.ts';

let folder: string;
beforeEach(() => void (folder = createTemporaryFolder(onTestFinished)));

it('leaves out a recording that is deleted while the others are copied', async () => {
  const recordings = join(folder, 'recordings');
  mkdirSync(recordings);
  for (const name of ['a.mp3', 'b.mp3', 'c.mp3']) writeFileSync(join(recordings, name), name);
  const target = await openTarget(join(folder, 'target'), { create: true });
  const deleting: BackupTarget = {
    label: target.label,
    list: (name) => target.list(name),
    read: (name, maxBytes) => target.read(name, maxBytes),
    delete: (name) => target.delete(name),
    async write(name, bytes) {
      rmSync(join(recordings, 'b.mp3'), { force: true });
      await target.write(name, bytes);
    },
  };
  const parts = await PartStore.open(deleting, plainPartKeys);
  const copied = await copyFolder(recordings, parts);
  expect(copied).toMatchObject({ count: 2, bytes: 10 });
  const names: string[] = [];
  for await (const { key } of readStoredFiles(parts, copied)) names.push(key);
  expect(names).toEqual(['a.mp3', 'c.mp3']);
});
