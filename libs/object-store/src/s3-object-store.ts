import type { Agent } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client, S3Error } from 'minio';
import { request } from 'undici';
import { type ByteRange, ObjectMissing, type ObjectPage, type ObjectStore, type StoredObject } from './object-store.ts';

const PRESIGNED_URL_TTL_S = 3_600;
const PAGE_SIZE = 1_000;

export interface S3Options {
  /** The URL of the S3 server, such as `https://s3.eu-central-1.amazonaws.com` or `http://store:9000`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** The HTTP agent for requests to the server. Default: Node's default agent. */
  readonly agent?: Agent;
}

/** An object store in a bucket of an S3-compatible server. The server shows an object only when it is complete. */
export class S3ObjectStore implements ObjectStore {
  private readonly client: Client;
  private readonly bucket: string;
  private readonly region: string;

  constructor({ endpoint, bucket, region, accessKey, secretKey, agent }: S3Options) {
    const { protocol, hostname, port } = new URL(endpoint);
    const useSSL = protocol === 'https:';
    this.client = new Client({
      endPoint: hostname,
      port: port ? Number(port) : useSSL ? 443 : 80,
      useSSL,
      region,
      accessKey,
      secretKey,
      ...(agent && { transportAgent: agent }),
    });
    this.bucket = bucket;
    this.region = region;
  }

  async prepare(): Promise<void> {
    if (await this.client.bucketExists(this.bucket)) return;
    // The error that the bucket exists is ignored, because another process may create the bucket at the same moment.
    await this.client.makeBucket(this.bucket, this.region).catch((error: unknown) => {
      if (!(error instanceof S3Error && error.code === 'BucketAlreadyOwnedByYou')) throw error;
    });
  }

  async assertReachable(): Promise<void> {
    if (!(await this.client.bucketExists(this.bucket))) throw new Error(`the bucket ${this.bucket} does not exist`);
  }

  async put(key: string, source: Readable, bytes: number): Promise<void> {
    // The object is uploaded to a presigned URL, which accepts a stream. The client's method `putObject` would buffer whole parts in memory.
    const url = await this.client.presignedPutObject(this.bucket, key, PRESIGNED_URL_TTL_S);
    const response = await request(url, {
      method: 'PUT',
      body: source,
      headers: { 'content-length': String(bytes) },
    });
    const message = await response.body.text();
    if (response.statusCode !== 200)
      throw new Error(`the store rejected an object with ${response.statusCode}: ${message.slice(0, 300)}`);
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const start = range?.start ?? 0;
    // A length of 0 makes the client read to the end of the object.
    const length = range ? range.end - range.start + 1 : 0;
    return this.client.getPartialObject(this.bucket, key, start, length).catch((cause: unknown) => {
      throw cause instanceof S3Error && cause.code === 'NoSuchKey' ? new ObjectMissing(key, { cause }) : cause;
    });
  }

  async send(key: string, range: ByteRange, begin: () => Writable): Promise<void> {
    const object = await this.read(key, range);
    await pipeline(object, begin());
  }

  async findPath(): Promise<null> {
    return null;
  }

  async delete(key: string): Promise<void> {
    await this.client.removeObject(this.bucket, key);
  }

  async *list(): AsyncIterable<StoredObject> {
    for await (const { name, lastModified } of this.client.listObjectsV2(this.bucket, '', true)) {
      if (name && lastModified) yield { key: name, modifiedAt: lastModified };
    }
  }

  /** S3 lists objects in the order of their keys. */
  async listPage(after: string | null): Promise<ObjectPage> {
    const objects: StoredObject[] = [];
    for await (const { name, lastModified } of this.client.listObjectsV2(this.bucket, '', true, after ?? '')) {
      if (name && lastModified) objects.push({ key: name, modifiedAt: lastModified });
      if (objects.length === PAGE_SIZE) break;
    }
    return { objects, next: objects.length < PAGE_SIZE ? null : (objects.at(-1)?.key ?? null) };
  }
}
