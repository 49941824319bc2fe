import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { canMountDisks, mountSmallDisk, type SmallDisk } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { installModel } from '../src/install-model.ts';
import { speechFolders } from '../src/installed-model.ts';
import { readModelPackage } from '../src/model-package.ts';
import { bzip2, createTinyArchive, file, packTar, sha256 } from '../src/testing/model-archive.ts';
import { unpackArchive } from '../src/unpack-archive.ts';

const MB = 1024 ** 2;
/** The unit in which the file system allocates space, in bytes. */
const PAGE = 4_096;

const describeWithDisk = canMountDisks ? describe : describe.skip;

describeWithDisk('on a disk that becomes full', () => {
  let disk: SmallDisk;
  let folder: string;
  beforeEach(async () => {
    disk = await mountSmallDisk(MB);
    folder = createTemporaryFolder(onTestFinished);
  });
  afterEach(() => disk.unmount());

  it('a file of which only a part fits is not taken for a whole one', async () => {
    // It is unpacked in one piece, of which the disk takes the first part.
    const body = Buffer.alloc(2 * PAGE + 100, 7);
    const archive = join(folder, 'archive.tar.bz2');
    writeFileSync(archive, bzip2(packTar([file('pack/model.onnx', body)])));
    await disk.fill(2 * PAGE);
    const wanted = { model: { path: 'pack/model.onnx', bytes: body.length, sha256: sha256(body) } };
    const { signal } = new AbortController();
    await expect(
      unpackArchive(archive, disk.folder, wanted, { onProgress: () => undefined, signal }),
    ).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  it('the installation says so, installs nothing, and succeeds when there is space again', async () => {
    const tiny = await createTinyArchive();
    const model = await readModelPackage(tiny.describe(folder));
    const path = join(folder, 'tiny.tar.bz2');
    writeFileSync(path, tiny.bytes);
    const folders = speechFolders(disk.folder);
    const install = (print: (line: string) => void): Promise<void> =>
      installModel(model, {
        folders,
        address: { path },
        reserveMb: 0,
        reportProgress: () => undefined,
        print,
        signal: new AbortController().signal,
      });
    // The space is checked at the start, and taken by others afterwards.
    const failed = install(() => fillAtOnce(join(disk.folder, 'filler')));
    await expect(failed).rejects.toThrow(UserFacingError);
    await expect(failed).rejects.toThrow(`The disk of ${join(disk.folder, 'models')} is full. Make space;`);
    expect([existsSync(folders.model), existsSync(folders.staging)]).toEqual([false, false]);
    await disk.free();
    await install(() => undefined);
    expect(readFileSync(join(folders.model, 'model.json'), 'utf8')).toContain('"id": "tiny"');
  });
});

/** Writes a file that takes all free space. */
function fillAtOnce(path: string): void {
  expect(() => writeFileSync(path, Buffer.alloc(MB))).toThrow(/ENOSPC/);
}
