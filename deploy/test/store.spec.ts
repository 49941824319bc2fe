import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose, root } from './compose-file.ts';

const configuration = readFileSync(join(root, compose.configs.garage?.file ?? ''), 'utf8');
const setting = (name: string): string | undefined => new RegExp(`^${name} = "?(.*?)"?$`, 'm').exec(configuration)?.[1];
const media = compose.serviceEntries['media-svc']?.environment;
const store = compose.serviceEntries.store;

describe('the object store', () => {
  it('answers where media-svc asks, in the region media-svc signs for', () => {
    expect(media?.S3_ENDPOINT).toBe(`http://store:${setting('api_bind_addr')?.split(':').at(-1)}`);
    expect(media?.S3_REGION).toBe(setting('s3_region'));
  });

  it('makes the bucket and the key that media-svc is given', () => {
    expect(store?.command).toContain('--default-bucket');
    expect(store?.environment?.GARAGE_DEFAULT_BUCKET).toBe(media?.S3_BUCKET);
  });

  it('lets the key make no further bucket, by the command line of the same version', () => {
    const restriction = compose.serviceEntries['store-key'];
    expect(restriction?.command).toEqual([
      '/garage',
      'key',
      'deny',
      '--create-bucket',
      store?.environment?.GARAGE_DEFAULT_ACCESS_KEY,
    ]);
    expect(restriction?.image).toBe(store?.image);
  });

  it('keeps what it holds in volumes, for its file system cannot be written', () => {
    const mounted = store?.volumes?.map((volume) => volume.split(':')[1]);
    expect([setting('metadata_dir'), setting('data_dir')].map((folder) => mounted?.includes(folder ?? ''))).toEqual([
      true,
      true,
    ]);
  });

  it('has what it acknowledges on the disk, and its command line for itself', () => {
    expect([setting('metadata_fsync'), setting('data_fsync')]).toEqual(['true', 'true']);
    expect(setting('rpc_bind_addr')).toBe('127.0.0.1:3901');
  });
});
