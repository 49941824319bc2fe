import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { ZipFile } from 'yazl';
import { downloadSyllables } from '../src/download-syllables.ts';
import { recordingName } from '../src/pronunciation.ts';
import { runAdmin } from './run-admin.ts';

/** The first bytes of an entry in the directory of a ZIP file, and where in it the size of the unpacked file is. */
const CENTRAL_HEADER = Buffer.from('PK\u0001\u0002');
const UNCOMPRESSED_SIZE_OFFSET = 24;
const END_OF_DIRECTORY = Buffer.from('PK\u0005\u0006');

/** An MPEG frame header, and silence. */
const mp3 = (length = 1_000): Buffer => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(length)]);

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = createTemporaryFolder(onTestFinished);
  dataDir = join(folder, 'data');
});

const run = (...args: string[]) => runAdmin(args, { DATA_DIR: dataDir });
const installed = (): string[] => readdirSync(join(dataDir, 'pronunciation')).toSorted();

/** Writes a ZIP file with these files. `names` may be names that yazl itself rejects; it then writes others of the same length first. */
async function writeZip(files: Record<string, Buffer>, names: Record<string, string> = {}): Promise<string> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  const path = join(folder, 'sounds.zip');
  await finished(zip.outputStream.pipe(createWriteStream(path)));
  for (const [from, to] of Object.entries(names)) {
    const bytes = readFileSync(path).toString('latin1').replaceAll(from, to);
    writeFileSync(path, Buffer.from(bytes, 'latin1'));
  }
  return path;
}

/** Makes the directory of a ZIP file with one entry list the entry several times, so that a small file unpacks to a large one. */
function repeatEntry(path: string, count: number): void {
  const bytes = readFileSync(path);
  const [start, end] = [bytes.indexOf(CENTRAL_HEADER), bytes.lastIndexOf(END_OF_DIRECTORY)];
  const entry = bytes.subarray(start, end);
  const directoryEnd = Buffer.from(bytes.subarray(end));
  directoryEnd.writeUInt16LE(count, 8);
  directoryEnd.writeUInt16LE(count, 10);
  directoryEnd.writeUInt32LE(entry.length * count, 12);
  writeFileSync(
    path,
    Buffer.concat([bytes.subarray(0, start), ...Array.from({ length: count }, () => entry), directoryEnd]),
  );
}

/** Creates a Git repository with the syllables wo3 and nü3, a word and a description. @returns its address and its commit */
function createRepository(): { address: string; commit: string } {
  const repository = join(folder, 'repository');
  mkdirSync(join(repository, '64k/syllabs'), { recursive: true });
  mkdirSync(join(repository, '64k/hsk'));
  for (const path of ['64k/syllabs/cmn-wo3.mp3', '64k/syllabs/cmn-nv3.mp3', '64k/hsk/cmn-猫.mp3'])
    writeFileSync(join(repository, path), mp3());
  writeFileSync(join(repository, 'README.md'), '# Syllables');
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', repository, '-c', 'user.name=Ada', '-c', 'user.email=ada@school.example', ...args], {
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=Syllables');
  return { address: `file://${repository}`, commit: git('rev-parse', 'HEAD').trim() };
}

describe('the syllables of Mandarin', () => {
  const download = (source: { address: string; commit: string }) => {
    const target = join(folder, 'target');
    mkdirSync(target);
    return downloadSyllables({ ...source, folder: '64k/syllabs' }, target, {
      env: process.env,
      signal: new AbortController().signal,
    });
  };

  it('are downloaded from one commit of a repository, without its other files', async () => {
    const downloaded = await download(createRepository());
    expect(readdirSync(downloaded).toSorted()).toEqual(['cmn-nv3.mp3', 'cmn-wo3.mp3']);
    expect(readdirSync(join(folder, 'target'))).toEqual(['64k']);
    expect(await run('pronunciation:install', downloaded)).toMatchObject({ code: 0 });
    expect(installed()).toEqual(['installed.json', 'nü3.mp3', 'wo3.mp3']);
  });

  it.each([
    ['another commit', () => ({ ...createRepository(), commit: 'f'.repeat(40) })],
    ['no repository', () => ({ address: `file://${folder}/none`, commit: 'f'.repeat(40) })],
    ['a program instead of an address', () => ({ address: `ext::touch ${folder}/run`, commit: 'f'.repeat(40) })],
    ['an option instead of an address', () => ({ address: `--upload-pack=touch ${folder}/run`, commit: 'HEAD' })],
  ])('are not downloaded from %s', async (_, source) => {
    await expect(download(source())).rejects.toThrow('does not send the recordings');
    expect(readdirSync(folder)).not.toContain('run');
  });

  it('are installed by a command without arguments, which asks first and says whose they are', async () => {
    const { address } = createRepository();
    const unasked = await run('pronunciation:install', '--from', address);
    expect(unasked).toMatchObject({ code: 1, err: expect.stringContaining('say --yes') });
    expect(unasked.out).toMatch(/in a human voice\n {2}download .*\n {2}licence {3}CC BY-SA.*\n {2}source {4}file:/);
    // This repository has another commit.
    const other = await run('pronunciation:install', '--yes', '--from', address);
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('does not send the recordings') });
  });
});

describe('recordings of words', () => {
  it('are installed from a ZIP file, counted, and removed', async () => {
    const zip = await writeZip({
      'cmn/hsk/cmn-你好.mp3': mp3(),
      'cmn/syllabs/cmn-nv3.mp3': mp3(),
      'README.md': Buffer.from('# words'),
      'cmn-好.mp3': Buffer.from('<script>'.repeat(50)),
      'cmn-大.mp3': mp3(2 * 1024 * 1024),
    });
    expect(await run('pronunciation:install', zip, '--credit', 'Ada, CC BY-SA')).toMatchObject({
      code: 0,
      out: '2 recordings were installed. 3 other files were left out.\n',
    });
    expect(installed()).toEqual(['installed.json', 'nü3.mp3', '你好.mp3']);
    // The system user of language-svc reads them.
    expect(statSync(join(dataDir, 'pronunciation/你好.mp3')).mode & 0o777).toBe(0o644);
    expect(await run('pronunciation:status')).toMatchObject({
      out: expect.stringMatching(/^2 recordings of words, .*\nCredit: Ada, CC BY-SA\n$/),
    });
    expect(await run('pronunciation:remove')).toMatchObject({ code: 0, out: '2 recordings were removed.\n' });
    expect(installed()).toEqual([]);
    expect(await run('pronunciation:status')).toMatchObject({ out: 'No recordings of words are installed.\n' });
  });

  it('are installed from a folder, whose links are not followed', async () => {
    const source = join(folder, 'source');
    mkdirSync(join(source, 'words'), { recursive: true });
    writeFileSync(join(source, 'words/猫.mp3'), mp3());
    writeFileSync(join(folder, '狗.mp3'), mp3());
    symlinkSync(join(folder, '狗.mp3'), join(source, '狗.mp3'));
    expect(await run('pronunciation:install', source)).toMatchObject({ code: 0, out: expect.stringMatching(/^1 rec/) });
    expect(installed()).toEqual(['installed.json', '猫.mp3']);
  });

  it('are not written outside their folder', async () => {
    const zip = await writeZip({ 'aa/ni3.mp3': mp3() }, { 'aa/ni3.mp3': '../ni3.mp3' });
    expect(await run('pronunciation:install', zip)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/✗ This is no ZIP file that can be unpacked safely/),
    });
    expect([readdirSync(dataDir), installed()]).toEqual([['pronunciation'], []]);
  });

  it('are not unpacked beyond the size that the archive says', async () => {
    const zip = await writeZip({ '猫.mp3': mp3(), '狗.mp3': mp3(5 * 1024 * 1024) });
    const bytes = readFileSync(zip);
    const entry = bytes.lastIndexOf(CENTRAL_HEADER);
    bytes.writeUInt32LE(1_000, entry + UNCOMPRESSED_SIZE_OFFSET);
    writeFileSync(zip, bytes);
    expect(await run('pronunciation:install', zip)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/✗ This is no ZIP file that can be unpacked safely: too many bytes/),
    });
    expect(installed()).toEqual(['猫.mp3']);
  });

  it.each([
    ['bytes that are unpacked', '猫.mp3', 1024 * 1024, 1_025, 'The recordings in it are larger than 1 GB together.'],
    ['files', 'a.txt', 0, 60_001, 'There are more than 60000 files in it.'],
  ])('are not installed from an archive with too many %s', async (_, name, size, count, message) => {
    const zip = await writeZip({ [name]: Buffer.alloc(size) });
    repeatEntry(zip, count);
    expect(await run('pronunciation:install', zip)).toMatchObject({ code: 1, err: expect.stringContaining(message) });
    expect(installed()).toEqual([]);
  });

  it('may lie beside any amount of other files', async () => {
    const zip = await writeZip({ 'a.wav': Buffer.alloc(1024 * 1024) });
    repeatEntry(zip, 1_025);
    const { err } = await run('pronunciation:install', zip);
    expect(err).toContain('There are no recordings in it');
  });

  it.each([
    ['nothing', 'missing.zip', /✗ \S+ does not exist\.$/m],
    ['a path that cannot be read', 'text.zip/sounds', /✗ \S+ cannot be read: ENOTDIR/],
    ['text', 'text.zip', /✗ This is no ZIP file/],
  ])('are refused from %s, with a sentence', async (_, source, sentence) => {
    writeFileSync(join(folder, 'text.zip'), 'not a ZIP file at all, but long enough to look for its end');
    const { code, err } = await run('pronunciation:install', join(folder, source));
    expect(code).toBe(1);
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/^ +at /m);
  });
});

describe('the name of a recording', () => {
  it.each([
    ['hsk/cmn-你好.mp3', '你好.mp3'],
    ['nv3.mp3', 'nü3.mp3'],
    ['De.MP3', 'de5.mp3'],
    ['ma0.mp3', 'ma5.mp3'],
    ['..\\..\\hao3.mp3', 'hao3.mp3'],
    ['/etc/你.mp3', '你.mp3'],
    ['installed.json', null],
    ['你好.wav', null],
    ['..mp3', null],
    ['你\0好.mp3', null],
    ['a b.mp3', null],
    ['hao9.mp3', null],
  ])('of %j is %j', (path, name) => {
    expect(recordingName(path)).toBe(name);
  });
});
