import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryLockFile } from '@memory/launcher/process/file-lock';
import { readSpeechModel } from '@memory/speech-model';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { archiveAddress } from '../src/archive-address.ts';
import { installModel } from '../src/install-model.ts';
import { findDamagedFiles, readInstalledModel, removeInstalledModel, speechFolders } from '../src/installed-model.ts';
import { readModelPackage } from '../src/model-package.ts';
import { type ArchiveServer, startArchiveServer } from '../src/testing/archive-server.ts';
import { createTinyArchive, file, FOLDER, sha256, type TinyArchive } from '../src/testing/model-archive.ts';

let archive: TinyArchive;
let folder: string;
let server: ArchiveServer | undefined;
const folders = () => speechFolders(join(folder, 'data'));
const modelsFolder = (): string => join(folder, 'data/models');

beforeAll(async () => {
  archive = await createTinyArchive();
});
beforeEach(() => void (folder = createTemporaryFolder(onTestFinished)));
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** Installs an archive from a mirror that serves `bytes` instead of it. */
async function install(tiny: TinyArchive, { bytes = tiny.bytes, reserveMb = 1, override = '' } = {}): Promise<void> {
  await server?.stop();
  server = await startArchiveServer(bytes, ['whole']);
  const model = await readModelPackage(tiny.describe(folder));
  await installModel(model, {
    folders: folders(),
    address: archiveAddress(model.source, override || server.url),
    reserveMb,
    reportProgress: () => undefined,
    print: () => undefined,
    signal: new AbortController().signal,
  });
}
const prefixOf = ({ bytes }: TinyArchive): string => sha256(bytes).slice(0, 12);

/** The paths that the worker would load. */
async function readInstalledPaths(): Promise<{ model: string; tokens: string }> {
  const installed = await readSpeechModel(folders().model);
  if (installed.kind !== 'sense-voice') throw new Error(`${installed.kind} is installed`);
  return installed.paths;
}

async function expectInstalled(tiny = archive): Promise<void> {
  const model = await readInstalledPaths();
  expect(model.model).toContain(prefixOf(tiny));
  expect(readFileSync(model.model).equals(tiny.model)).toBe(true);
  expect(readFileSync(model.tokens).equals(tiny.tokens)).toBe(true);
  expect(readdirSync(folders().model)).toHaveLength(3);
}

it('makes a model that the worker reads, with files that every user may read, and leaves nothing else', async () => {
  const former = process.umask(0o077);
  await install(archive);
  process.umask(former);
  await expectInstalled();
  expect(readdirSync(modelsFolder())).toEqual(['speech']);
  const paths = readdirSync(folders().model).map((name) => join(folders().model, name));
  expect(paths.map((path) => statSync(path).mode & 0o777)).toEqual([0o644, 0o644, 0o644]);
  expect([modelsFolder(), folders().model].map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o755]);
});

it.each([
  ['a file', () => join(folder, 'usb.tar.bz2'), 'usb.tar.bz2'],
  ['a file: address', () => `file://${folder}/usb.tar.bz2`, 'usb.tar.bz2'],
  ['a folder', () => folder, `${FOLDER}.tar.bz2`],
])('is installed from %s without a network, and left there', async (_, address, name) => {
  writeFileSync(join(folder, name), archive.bytes);
  await install(archive, { override: address() });
  await expectInstalled();
  expect([server?.ranges, existsSync(join(folder, name))]).toEqual([[], true]);
});

it('deletes a download with another SHA-256 and says both; a file of the operator is left', async () => {
  await install(archive);
  const other = await createTinyArchive([file('other')]);
  const changed = Buffer.from(other.bytes);
  changed[40] = (changed[40] ?? 0) ^ 1;
  const digests = `Its SHA-256 is\n  ${sha256(changed)}\ninstead of\n  ${sha256(other.bytes)}`;
  await expect(install(other, { bytes: changed })).rejects.toThrow(`, and was deleted. ${digests}`);
  expect(readdirSync(folders().downloads)).toEqual([]);
  const path = join(folder, 'usb.tar.bz2');
  writeFileSync(path, changed);
  await expect(install(other, { override: path })).rejects.toThrow(`is not the expected file. ${digests}`);
  expect(existsSync(path)).toBe(true);
  writeFileSync(path, changed.subarray(1));
  await expect(install(other, { override: path })).rejects.toThrow('it is cut, or another file');
  await expectInstalled();
});

it('keeps the former model while an archive is not what it says, and replaces it by one that is', async () => {
  await install(archive);
  const other = await createTinyArchive([file('other')]);
  const files = { model: { path: `${FOLDER}/model.int8.onnx`, bytes: 5 }, tokens: { path: `${FOLDER}/tokens.txt` } };
  const wrong = { ...other, describe: (target: string) => other.describe(target, { files }) };
  await expect(install(wrong)).rejects.toThrow(/is not installed: \S+ in it has \d+ bytes instead of 5/);
  expect(existsSync(folders().staging)).toBe(false);
  await expectInstalled();
  const next = await createTinyArchive([file('next')]);
  await install(next);
  await expectInstalled(next);
});

it('takes files over what a killed installation left', async () => {
  await install(archive);
  const next = await createTinyArchive([file('next')]);
  // Killed between the files and the description that makes them the installed model.
  mkdirSync(folders().staging);
  writeFileSync(join(folders().staging, 'model'), 'half');
  writeFileSync(join(folders().model, `${prefixOf(next)}-model.onnx`), 'another half');
  expect((await readInstalledPaths()).model).toContain(prefixOf(archive));
  await install(next);
  await expectInstalled(next);
});

it('needs the space of the download, the model and the reserve before it begins', async () => {
  await expect(install(archive, { reserveMb: 2 ** 40 })).rejects.toThrow(/has .* free, and .* are needed/);
  expect(server?.ranges).toEqual([]);
});

it('does not begin while another one runs', async () => {
  mkdirSync(modelsFolder(), { recursive: true });
  expect(tryLockFile(folders().lock)).toBeUndefined();
  await expect(install(archive)).rejects.toThrow(`at present (process ${process.pid})`);
  expect(server?.ranges).toEqual([]);
});

it('is checked by size and SHA-256, and removed with all that is left of an installation', async () => {
  await install(archive);
  const installed = await readInstalledModel(folders());
  if (!installed) throw new Error('nothing is installed');
  expect(await findDamagedFiles(folders(), installed)).toEqual([]);
  const { model } = await readInstalledPaths();
  writeFileSync(model, Buffer.from(archive.model).fill(0, 50, 60));
  expect(await findDamagedFiles(folders(), installed)).toEqual([
    expect.stringMatching(/has the SHA-256 \w+ instead of/),
  ]);
  writeFileSync(model, archive.model.subarray(100));
  expect(await findDamagedFiles(folders(), installed)).toEqual([expect.stringMatching(/has \d+ bytes instead of/)]);
  rmSync(model);
  expect(await findDamagedFiles(folders(), installed)).toEqual([expect.stringMatching(/is missing$/)]);
  mkdirSync(folders().downloads);
  await removeInstalledModel(folders());
  expect([readdirSync(modelsFolder()), await readInstalledModel(folders())]).toEqual([[], null]);
});
