import { createHash } from 'node:crypto';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { BackupContent } from '../manifest.ts';
import { PART_BYTES, type PartStore } from './part-store.ts';

/** Regroups chunks of any size into chunks of PART_BYTES. The last chunk may be shorter. */
export async function* splitIntoParts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    for (let start = 0; start < chunk.length;) {
      const piece = chunk.subarray(start, start + PART_BYTES - size);
      chunks.push(piece);
      size += piece.length;
      start += piece.length;
      if (size < PART_BYTES) continue;
      yield Buffer.concat(chunks);
      chunks = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(chunks);
}

/** Stores a stream of rows or lines in parts. Needs the memory of a few parts, regardless of the size of the stream. */
export async function writeContent(parts: PartStore, source: AsyncIterable<Buffer>): Promise<BackupContent> {
  const hash = createHash('sha256');
  const names: string[] = [];
  let bytes = 0;
  for await (const part of splitIntoParts(source)) {
    hash.update(part);
    bytes += part.length;
    const name = parts.nameOfBytes(part);
    await parts.write(name, part, { compressed: true });
    names.push(name);
  }
  return { bytes, sha256: hash.digest('hex'), parts: names };
}

/** Reads a stream that `writeContent` stored. @throws UserFacingError at the end of the stream when its bytes differ from the stored bytes */
export async function* readContent(parts: PartStore, content: BackupContent): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for (const name of content.parts) {
    const bytes = await parts.read(name);
    hash.update(bytes);
    yield bytes;
  }
  if (hash.digest('hex') !== content.sha256)
    throw new UserFacingError('The backup is damaged: its parts are not those of its manifest.');
}

/** Reads the lines of a content, without their line breaks. */
export const readLines = (parts: PartStore, content: BackupContent): AsyncGenerator<string> =>
  splitIntoLines(readContent(parts, content));

/** Splits a UTF-8 stream into its lines, without their line breaks. */
export async function* splitIntoLines(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for await (const bytes of source) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
