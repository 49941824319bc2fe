import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { modelPackageSchema, readModelPackage } from '../src/model-package.ts';
import { findModelPackage, publishedModels } from '../src/published-models.ts';
import { createTinyArchive, type TinyArchive } from '../src/testing/model-archive.ts';

let archive: TinyArchive;
const folder = createTemporaryFolder(afterAll);
beforeAll(async () => {
  archive = await createTinyArchive();
});

it.each(publishedModels.map((model) => [model.id, model] as const))(
  '%s is described like a model of an operator',
  (_, model) => {
    expect(modelPackageSchema.parse(model)).toEqual(model);
  },
);

it('is SenseVoice unless another one is named', async () => {
  expect(publishedModels[0].id).toBe('sense-voice');
  await expect(findModelPackage('whisper-large')).resolves.toMatchObject({ kind: 'whisper' });
  await expect(findModelPackage('whisper-tiny')).rejects.toThrow(
    'There is no model whisper-tiny. There are sense-voice, paraformer, whisper-small, whisper-large, or a .json file',
  );
});

it.each([
  [
    'a path that leads out',
    { files: { model: { path: '../model.onnx' }, tokens: { path: 'tokens.txt' } } },
    'files.model.path',
  ],
  ['the files of another kind', { kind: 'whisper' }, 'must be those of its kind: encoder, decoder, tokens'],
  ['a cut digest', { archive: { bytes: 5, sha256: 'abc' } }, 'archive.sha256'],
  ['an archive that is no number of bytes', { archive: { bytes: -1, sha256: 'a'.repeat(64) } }, 'archive.bytes'],
  ['a licence that would write over the terminal', { licence: 'MIT\u001B[2K' }, 'licence'],
  ['an address of another protocol', { source: 'ftp://models.example/tiny.tar.bz2' }, 'source'],
])('rejects a description with %s', async (_, changes, message) => {
  await expect(readModelPackage(archive.describe(folder, changes))).rejects.toThrow(message);
});

it('says that a description cannot be read, or is none', async () => {
  await expect(findModelPackage(join(folder, 'missing.json'))).rejects.toThrow('cannot be read: ENOENT');
  const path = join(folder, 'text.json');
  writeFileSync(path, 'not JSON');
  await expect(findModelPackage(path)).rejects.toThrow('does not describe a speech model');
});
