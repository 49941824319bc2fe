import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The type declarations of the used parts of s3rver; the package has none. */
interface S3rver {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
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
  const { port } = await server.run();
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
