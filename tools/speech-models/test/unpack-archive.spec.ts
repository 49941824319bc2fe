import {
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bzip2, file, packTar, sha256, type TarEntry } from '../src/testing/model-archive.ts';
import { unpackArchive } from '../src/unpack-archive.ts';

const wanted = [
  { role: 'model', path: 'pack/model.onnx', bytes: 5, sha256: sha256(Buffer.from('model')) },
  { role: 'tokens', path: 'pack/tokens.txt' },
];
const model = file('pack/model.onnx', 'model');
const tokens = file('pack/tokens.txt', 'tokens');
const link = (path: string, linkpath: string, type: 'SymbolicLink' | 'Link' = 'SymbolicLink'): TarEntry => ({
  path,
  type,
  linkpath,
});

let folder: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-unpack-'));
  target = join(folder, 'target');
  mkdirSync(target);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function unpack(archive: Uint8Array) {
  const path = join(folder, 'archive.tar.bz2');
  writeFileSync(path, archive);
  return unpackArchive(path, target, wanted, { onProgress: () => undefined, signal: new AbortController().signal });
}
const pack = (entries: readonly TarEntry[]): Buffer => bzip2(packTar(entries));
/** Everything in the folder of the test, so that a file outside of the target would be seen. */
const written = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !['archive.tar.bz2', 'target'].includes(path),
  );

it('writes the wanted files under names of their roles, readable by every user', async () => {
  const former = process.umask(0o077);
  const unpacked = await unpack(pack([file('pack/README.md'), model, link('pack/etc', '/etc'), tokens]));
  process.umask(former);
  // The small file may be on the disk first.
  expect(unpacked.toSorted((a, b) => a.role.localeCompare(b.role))).toEqual([
    { role: 'model', path: join(target, 'model'), bytes: 5, sha256: sha256(Buffer.from('model')) },
    { role: 'tokens', path: join(target, 'tokens'), bytes: 6, sha256: sha256(Buffer.from('tokens')) },
  ]);
  expect(readFileSync(join(target, 'tokens'), 'utf8')).toBe('tokens');
  expect([statSync(join(target, 'model')).mode & 0o777, written().toSorted()]).toEqual([
    0o644,
    ['target/model', 'target/tokens'],
  ]);
});

it.each([
  ['a path that leads out', [model, file('pack/../../tokens.txt')], 'an entry with the path "pack/../../tokens.txt"'],
  ['an absolute path', [file('/tmp/tokens.txt'), model], 'an entry with the path "/tmp/tokens.txt"'],
  [
    'a symbolic link for a file',
    [model, link('pack/tokens.txt', '/etc/passwd')],
    'pack/tokens.txt is not a file in it, but a SymbolicLink',
  ],
  [
    'a hard link for a file',
    [model, link('pack/tokens.txt', '../x', 'Link')],
    'pack/tokens.txt is not a file in it, but a Link',
  ],
  ['a file twice', [model, model, tokens], 'it has pack/model.onnx twice'],
  ['no file of the tokens', [model], 'it does not have pack/tokens.txt'],
  [
    'a model of another size',
    [file('pack/model.onnx', 'models'), tokens],
    'pack/model.onnx has 6 bytes in it instead of 5',
  ],
  [
    'another model',
    [file('pack/model.onnx', 'MODEL'), tokens],
    /pack\/model.onnx in it has the SHA-256 \w{64} instead of \w{64}/,
  ],
] as const)('refuses an archive with %s', async (_, entries, message) => {
  await expect(unpack(pack(entries))).rejects.toThrow(message);
  expect(written().filter((path) => !path.startsWith('target/'))).toEqual([]);
});

it('refuses an archive that is cut, and one that is none', async () => {
  const archive = pack([model, tokens, file('pack/README.md', 'x'.repeat(3_000_000))]);
  await expect(unpack(archive.subarray(0, archive.length - 20))).rejects.toThrow(/bzip2 cannot read it/);
  rmSync(target, { recursive: true });
  mkdirSync(target);
  await expect(unpack(Buffer.from('<html>'))).rejects.toThrow(/bzip2 cannot read it: .*not a bzip2 file/s);
  await expect(unpack(bzip2(Buffer.alloc(2_000, 7)))).rejects.toThrow(/it is damaged/);
});

it('does not follow a link in the place of a file', async () => {
  symlinkSync(join(folder, 'outside'), join(target, 'model'));
  await expect(unpack(pack([model, tokens]))).rejects.toThrow(/EEXIST/);
  expect(readdirSync(folder)).not.toContain('outside');
});
