import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { bzip2, file, packTar, sha256, type TarEntry } from '../src/testing/model-archive.ts';
import { unpackArchive } from '../src/unpack-archive.ts';

const wanted = {
  model: { path: 'pack/model.onnx', bytes: 5, sha256: sha256(Buffer.from('model')) },
  tokens: { path: 'pack/tokens.txt' },
};
const model = file('pack/model.onnx', 'model');
const tokens = file('pack/tokens.txt', 'tokens');
const link = (path: string, linkpath: string): TarEntry => ({ path, type: 'SymbolicLink', linkpath });

let folder: string;
let target: string;
beforeEach(() => {
  folder = createTemporaryFolder(onTestFinished);
  target = join(folder, 'target');
  mkdirSync(target);
});

async function unpack(archive: Uint8Array) {
  const path = join(folder, 'archive.tar.bz2');
  writeFileSync(path, archive);
  return unpackArchive(path, target, wanted, { onProgress: () => undefined, signal: new AbortController().signal });
}
const pack = (entries: readonly TarEntry[]): Buffer => bzip2(packTar(entries));

it('writes the wanted files under names of their roles, readable by every user', async () => {
  const former = process.umask(0o077);
  const others = [file('pack/README.md'), link('pack/etc', '/etc'), file('../escaped'), file('/tmp/escaped')];
  const unpacked = await unpack(pack([...others, model, tokens]));
  process.umask(former);
  expect(unpacked).toEqual([
    { role: 'model', path: join(target, 'model'), bytes: 5, sha256: sha256(Buffer.from('model')) },
    { role: 'tokens', path: join(target, 'tokens'), bytes: 6, sha256: sha256(Buffer.from('tokens')) },
  ]);
  expect(readFileSync(join(target, 'tokens'), 'utf8')).toBe('tokens');
  expect(statSync(join(target, 'model')).mode & 0o777).toBe(0o644);
  // Everything in the folder of the test, so that a file outside of the target would be seen.
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    'archive.tar.bz2',
    'target',
    'target/model',
    'target/pack',
    'target/tokens',
  ]);
});

it.each([
  ['a link for a file', [model, link('pack/tokens.txt', '/etc/passwd')], 'does not have the file pack/tokens.txt'],
  ['no file of the tokens', [model], 'it does not have the file pack/tokens.txt'],
  ['a model of another size', [file('pack/model.onnx', 'models'), tokens], 'in it has 6 bytes instead of 5'],
  ['another model', [file('pack/model.onnx', 'MODEL'), tokens], /in it has the SHA-256 \w{64} instead of \w{64}/],
] as const)('refuses an archive with %s', async (_, entries, message) => {
  await expect(unpack(pack(entries))).rejects.toThrow(message);
});

it('refuses an archive that is cut, and one that is none', async () => {
  const archive = pack([model, tokens, file('pack/README.md', 'x'.repeat(3_000_000))]);
  await expect(unpack(archive.subarray(0, archive.length - 20))).rejects.toThrow(
    /it is damaged: bzip2: .*unexpectedly/s,
  );
  await expect(unpack(Buffer.from('<html>'))).rejects.toThrow(/it is damaged: bzip2: .*not a bzip2 file/s);
  await expect(unpack(bzip2(Buffer.alloc(2_000, 7)))).rejects.toThrow(/does not have the file/);
});
