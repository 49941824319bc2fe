import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTinySpeechModel } from '@memory/testing';
import { Header } from 'tar';

/** An entry of an archive, with any path and type. */
export interface TarEntry {
  path: string;
  type?: 'File' | 'Directory' | 'SymbolicLink' | 'Link';
  linkpath?: string;
  body?: Uint8Array | string;
}

const BLOCK_BYTES = 512;

/** Packs a tar archive. Existing tar programs refuse some of the paths that the tests need. */
export function packTar(entries: readonly TarEntry[]): Buffer {
  const blocks = entries.flatMap(({ path, type = 'File', linkpath, body = '' }) => {
    const content = Buffer.from(body);
    const header = new Header({ path, type, linkpath, size: content.length, mode: 0o600, mtime: new Date(0) });
    const block = Buffer.alloc(BLOCK_BYTES);
    header.encode(block);
    return [block, content, Buffer.alloc(-content.length & (BLOCK_BYTES - 1))];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK_BYTES)]);
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
export const bzip2 = (bytes: Uint8Array): Buffer => execFileSync('bzip2', ['--compress', '--stdout'], { input: bytes });
export const file = (path: string, body: Uint8Array | string = 'other'): TarEntry => ({ path, body });

/** The top folder in the archive, as in archives of sherpa-onnx. */
export const FOLDER = 'sherpa-onnx-tiny-2026-01-01';

/** A speech model that the engine can load, packed like models of sherpa-onnx: with documentation and recordings beside its two files. */
export interface TinyArchive {
  readonly bytes: Buffer;
  readonly model: Buffer;
  readonly tokens: Buffer;
  /** Writes the description of the model that `speech:install` reads. @returns the path of the description */
  describe(folder: string, changes?: Record<string, unknown>): string;
}

/** @param extra further entries, which are appended to the archive */
export async function createTinyArchive(extra: TarEntry[] = []): Promise<TinyArchive> {
  const folder = mkdtempSync(join(tmpdir(), 'memory-tiny-model-'));
  await writeTinySpeechModel(folder);
  const [model, tokens] = ['model.onnx', 'tokens.txt'].map((name) => readFileSync(join(folder, name)));
  rmSync(folder, { recursive: true });
  if (!model || !tokens) throw new Error('the tiny model has no files');
  const tar = packTar([
    { path: `${FOLDER}/`, type: 'Directory' },
    file(`${FOLDER}/README.md`),
    file(`${FOLDER}/model.int8.onnx`, model),
    { path: `${FOLDER}/latest.onnx`, type: 'SymbolicLink', linkpath: 'model.int8.onnx' },
    file(`${FOLDER}/test_wavs/zh.wav`),
    file(`${FOLDER}/tokens.txt`, tokens),
    ...extra,
  ]);
  const bytes = bzip2(tar);
  return {
    bytes,
    model,
    tokens,
    describe(target, changes = {}) {
      const description = {
        id: 'tiny',
        title: 'A tiny model',
        kind: 'sense-voice',
        licence: 'AGPL-3.0-or-later',
        source: `https://models.example.invalid/${FOLDER}.tar.bz2`,
        archive: { bytes: bytes.length, sha256: sha256(bytes) },
        files: {
          model: { path: `${FOLDER}/model.int8.onnx`, bytes: model.length, sha256: sha256(model) },
          tokens: { path: `${FOLDER}/tokens.txt` },
        },
        ...changes,
      };
      const path = join(target, 'tiny.json');
      writeFileSync(path, JSON.stringify(description));
      return path;
    },
  };
}
