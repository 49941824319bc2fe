import type { Readable } from 'node:stream';
import { Client, S3Error } from 'minio';
import { request } from 'undici';
import { type ByteRange, ObjectMissing, type Store, type StoredObject } from './store.ts';

const SIGNATURE_LASTS_S = 3_600;

export interface S3Options {
  /** For example `https://s3.eu-central-1.amazonaws.com` or `http://store:9000`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** A bucket of any S3-compatible store. Such stores show an object only once all of it has arrived. */
export class S3Store implements Store {
  private readonly client: Client;
  private readonly bucket: string;
  private readonly region: string;

  constructor({ endpoint, bucket, region, accessKey, secretKey }: S3Options) {
    const { protocol, hostname, port } = new URL(endpoint);
    const useSSL = protocol === 'https:';
    this.client = new Client({
      endPoint: hostname,
      port: port ? Number(port) : useSSL ? 443 : 80,
      useSSL,
      region,
      accessKey,
      secretKey,
    });
    this.bucket = bucket;
    this.region = region;
  }

  async prepare(): Promise<void> {
    if (await this.client.bucketExists(this.bucket)) return;
    // Two processes may be starting at the same moment: the one that comes second finds its bucket made.
    await this.client.makeBucket(this.bucket, this.region).catch((error: unknown) => {
      if (!(error instanceof S3Error && error.code === 'BucketAlreadyOwnedByYou')) throw error;
    });
  }

  async check(): Promise<void> {
    if (!(await this.client.bucketExists(this.bucket))) throw new Error(`the bucket ${this.bucket} is gone`);
  }

  async put(key: string, source: Readable, bytes: number): Promise<void> {
    // The client's own putObject gathers up to a whole part in memory first; a signed address takes the stream as it flows.
    const address = await this.client.presignedPutObject(this.bucket, key, SIGNATURE_LASTS_S);
    const answer = await request(address, {
      method: 'PUT',
      body: source,
      headers: { 'content-length': String(bytes) },
    });
    const said = await answer.body.text();
    if (answer.statusCode !== 200)
      throw new Error(`the store refused an object with ${answer.statusCode}: ${said.slice(0, 300)}`);
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const start = range?.start ?? 0;
    // A length of 0 means to the end.
    const length = range ? range.end - range.start + 1 : 0;
    return this.client.getPartialObject(this.bucket, key, start, length).catch((cause: unknown) => {
      throw cause instanceof S3Error && cause.code === 'NoSuchKey' ? new ObjectMissing(key, { cause }) : cause;
    });
  }

  async remove(key: string): Promise<void> {
    await this.client.removeObject(this.bucket, key);
  }

  async *list(): AsyncIterable<StoredObject> {
    for await (const { name, lastModified } of this.client.listObjectsV2(this.bucket, '', true)) {
      if (name && lastModified) yield { key: name, modifiedAt: lastModified };
    }
  }
}
