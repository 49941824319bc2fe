import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { nameServer } from '@memory/launcher/cli/name-server';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { Client, S3Error } from 'minio';
import { assertObjectName, type BackupTarget, ObjectMissingError, type TargetObject } from './backup-target.ts';

/** How long a connection with a request may transfer nothing, in milliseconds. An S3 server never needs this long for any part of a backup. */
const IDLE_MS = 120_000;

/**
 * Returns an agent for the S3 client. The client has no timeouts of its own: on a connection that the server or a firewall has dropped silently, a
 * backup would wait until TCP gives up. With this agent, such requests fail with an error that names the timeout.
 * @param endpoint the URL of the server
 */
export function idleLimitAgent(endpoint: string, idleMs = IDLE_MS): http.Agent {
  const Agent = new URL(endpoint).protocol === 'https:' ? https.Agent : http.Agent;
  // The agent sets its timeout on each new connection, and again on a reused connection.
  const agent = new Agent({ timeout: idleMs });
  const createConnection = agent.createConnection.bind(agent);
  agent.createConnection = (...parameters) => {
    const socket = createConnection(...parameters) as Socket;
    socket.on('timeout', () => {
      const error = new Error(`the server has sent and accepted nothing for ${Math.ceil(idleMs / 1_000)} s`);
      socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
    });
    return socket;
  };
  return agent;
}

export interface S3Credentials {
  /** The URL of the S3 server, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** See `idleLimitAgent`. */
  idleMs?: number;
}

/** A backup target in a bucket of an S3-compatible server, below a prefix. The server shows an object only when the object is complete. */
export class S3Target implements BackupTarget {
  readonly label: string;
  private readonly client: Client;
  private readonly bucket: string;
  /** The prefix of all object names: empty, or ending with a slash. */
  private readonly prefix: string;

  constructor(bucket: string, prefix: string, { endpoint, idleMs, ...credentials }: S3Credentials) {
    const { protocol, hostname, port } = new URL(endpoint);
    const useSSL = protocol === 'https:';
    this.client = new Client({
      endPoint: hostname,
      port: port ? Number(port) : useSSL ? 443 : 80,
      useSSL,
      ...credentials,
      transportAgent: idleLimitAgent(endpoint, idleMs),
    });
    this.bucket = bucket;
    this.prefix = prefix && `${prefix}/`;
    this.label = `s3://${bucket}${prefix && `/${prefix}`}`;
  }

  async *list(folder: string): AsyncIterable<TargetObject> {
    assertObjectName(folder);
    const objects = this.client.listObjectsV2(this.bucket, `${this.prefix}${folder}/`, true);
    try {
      for await (const { name, lastModified } of objects)
        if (name && lastModified) yield { name: name.slice(this.prefix.length), modifiedAt: lastModified };
    } catch (error) {
      throw nameServer(error, this.label);
    }
  }

  async read(name: string, maxBytes: number): Promise<Buffer> {
    assertObjectName(name);
    try {
      const { size } = await this.client.statObject(this.bucket, this.prefix + name);
      if (size > maxBytes) throw new UserFacingError(`${name} in the backup is larger than it may be.`);
      return await buffer(await this.client.getObject(this.bucket, this.prefix + name));
    } catch (cause) {
      if (cause instanceof S3Error && ['NoSuchKey', 'NotFound'].includes(cause.code ?? ''))
        throw new ObjectMissingError(name, { cause });
      throw nameServer(cause, this.label);
    }
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    assertObjectName(name);
    await this.client
      .putObject(this.bucket, this.prefix + name, bytes, bytes.length)
      .catch((error: unknown) => Promise.reject(nameServer(error, this.label)));
  }

  async delete(name: string): Promise<void> {
    assertObjectName(name);
    await this.client
      .removeObject(this.bucket, this.prefix + name)
      .catch((error: unknown) => Promise.reject(nameServer(error, this.label)));
  }
}
