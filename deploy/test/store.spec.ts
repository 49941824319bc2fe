import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeFile, repositoryRoot } from './compose-file.ts';

const configuration = readFileSync(join(repositoryRoot, composeFile.configs.garage?.file ?? ''), 'utf8');
const setting = (name: string): string | undefined => new RegExp(`^${name} = "?(.*?)"?$`, 'm').exec(configuration)?.[1];
const media = composeFile.services['media-svc']?.environment;
const store = composeFile.services.store;

describe('the object store', () => {
  it('has the address and region that media-svc uses', () => {
    expect(media?.S3_ENDPOINT).toBe(`http://store:${setting('api_bind_addr')?.split(':').at(-1)}`);
    expect(media?.S3_REGION).toBe(setting('s3_region'));
  });

  it('creates the bucket and the key of media-svc', () => {
    expect(store?.command).toContain('--default-bucket');
    expect(store?.environment?.GARAGE_DEFAULT_BUCKET).toBe(media?.S3_BUCKET);
  });

  it('does not let the key create further buckets, with the command line of the same version', () => {
    const restriction = composeFile.services['store-key'];
    expect(restriction?.command).toEqual([
      '/garage',
      'key',
      'deny',
      '--create-bucket',
      store?.environment?.GARAGE_DEFAULT_ACCESS_KEY,
    ]);
    expect(restriction?.image).toBe(store?.image);
  });

  it('stores its data in volumes, because its file system is read-only', () => {
    const mounted = store?.volumes?.map((volume) => volume.split(':')[1]);
    expect([setting('metadata_dir'), setting('data_dir')].map((folder) => mounted?.includes(folder ?? ''))).toEqual([
      true,
      true,
    ]);
  });

  it('flushes acknowledged writes to disk, and listens for its command line on loopback only', () => {
    expect([setting('metadata_fsync'), setting('data_fsync')]).toEqual(['true', 'true']);
    expect(setting('rpc_bind_addr')).toBe('127.0.0.1:3901');
  });
});
