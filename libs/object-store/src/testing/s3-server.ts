import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** The type declarations of the used parts of s3rver; the package has none. */
interface S3rver {
  readonly store: S3rverStore;
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
interface S3rverStore {
  getResourcePath(bucket: string, key: string, resource: 'object'): string;
  putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
  putObject(object: S3rverObject): Promise<{ size: number; md5: string }>;
}
interface S3rverObject {
  readonly bucket: string;
  readonly key: string;
  readonly content: Readable;
  readonly metadata: object;
}
const Server = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver;

export interface S3Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** The credentials of the only account of s3rver. */
export const s3Account = { accessKey: 'S3RVER', secretKey: 'S3RVER', region: 'us-east-1' };

/** Starts an empty S3-compatible server. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'memory-test-s3-'));
  const server = new Server({ port: 0, address: '127.0.0.1', silent: true, directory });
  storeWholeObjects(server.store);
  const { port } = await server.run();
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/**
 * Makes a store show an object only when all of its bytes have arrived, as S3 servers do. s3rver itself writes the bytes where readers look for the
 * object, and leaves them there when the upload is cut off.
 */
function storeWholeObjects(store: S3rverStore): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = await buffer(content);
    const md5 = createHash('md5').update(bytes).digest('hex');
    const path = store.getResourcePath(bucket, key, 'object');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.part`, bytes);
    await store.putMetadata(bucket, key, metadata, md5);
    await rename(`${path}.part`, path);
    return { size: bytes.length, md5 };
  };
}
