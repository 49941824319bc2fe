import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@memory/launcher/config';
import { type Dispatcher, FormData, Pool } from 'undici';
import {
  nextPathFromLink,
  type SampleFileName,
  type ScenarioRequest,
  type ScenarioResponse,
} from '../../load/scenarios/request.ts';
import { createRecordingBytes, mediaTypes, PHOTO_PATH } from '../../load/scenarios/sample-files.ts';

/** Many more than there are requests at a time, so that no request waits for a connection unless the server is slow. */
const CONNECTIONS = 256;
/** The client waits longer than any response takes, so that a slow response is measured and not replaced by an error. */
const TIMEOUT_MS = 120_000;

export interface LoadClientResponse {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly body: Buffer;
}

/** Sends the requests of scenarios on keep-alive connections. */
export class LoadClient {
  private readonly pool: Pool;
  private readonly files = new Map<SampleFileName, Blob>();

  /** @param localAddress the client's own address, for which the product counts sign-ins */
  constructor(url: string, localAddress = '127.0.0.1') {
    this.pool = new Pool(url, {
      connections: CONNECTIONS,
      connect: { localAddress },
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    });
  }

  /** Sends a request and receives the whole response. */
  async send({ method, path, json, upload }: ScenarioRequest, cookie?: string): Promise<LoadClientResponse> {
    const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
    if (json !== undefined) headers['content-type'] = 'application/json';
    const body = upload === undefined ? (json === undefined ? null : JSON.stringify(json)) : this.formOf(upload);
    const response = await this.pool.request({ method, path, headers, body });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: Buffer.from(await response.body.arrayBuffer()),
    };
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  private formOf({ field, file }: NonNullable<ScenarioRequest['upload']>): FormData {
    const bytes = this.files.get(file) ?? new Blob([readSampleFile(file)], { type: mediaTypes[file] });
    this.files.set(file, bytes);
    const form = new FormData();
    form.append(field, bytes, file);
    return form;
  }
}

const readSampleFile = (name: SampleFileName): ArrayBuffer | Uint8Array<ArrayBuffer> =>
  name === 'recording.wav' ? createRecordingBytes() : new Uint8Array(readFileSync(join(repositoryRoot, PHOTO_PATH)));

export const toScenarioResponse = ({ headers, body }: LoadClientResponse): ScenarioResponse => ({
  json: () => JSON.parse(body.toString('utf8')) as unknown,
  nextPath: nextPathFromLink([headers.link].flat()[0]),
});
