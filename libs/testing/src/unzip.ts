import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/**
 * Reads the files of a ZIP archive by path, in the order of the archive.
 * @throws when a checksum does not match
 */
export async function unzip(archive: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(archive));
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry));
    if (crc32(bytes) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`);
    files.set(entry.fileName, bytes);
  }
  return files;
}
