import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createSigningKey } from '@memory/service-kit/signing-keys';
import { runAdminCommand } from '../src/run-admin-command.ts';

interface AdminResult {
  out: string;
  err: string;
  code: number | null;
}

/** Runs a command in this process, without a terminal. */
export async function runAdmin(args: string[], env: NodeJS.ProcessEnv): Promise<AdminResult> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([text(stdout), text(stderr)]);
  const code = await runAdminCommand(args, {
    env: { PATH: process.env.PATH, ...env },
    stdin: Readable.from([]),
    stdout,
    stderr,
  });
  for (const stream of [stdout, stderr]) stream.end();
  const [out, err] = await printed;
  return { out, err, code };
}

/** Starts the program of `npm run admin -- …`, without npm. */
export const spawnAdmin = (args: string[], env: NodeJS.ProcessEnv) =>
  spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../src/admin.ts'), ...args],
    {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );

/** Runs a command as `npm run admin -- …` does, in a process of its own: for one test of each area. */
export async function runAdminProcess(args: string[], env: NodeJS.ProcessEnv): Promise<AdminResult> {
  const child = spawnAdmin(args, env);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { out, err, code };
}

/** A request to a service in whose place a test responds. */
interface ServiceRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  /** The JSON of the body; undefined without one. */
  body: unknown;
}

interface ServedServices {
  /** The settings with which commands find the services; complete when the tests begin. */
  env: NodeJS.ProcessEnv;
  /** The requests of a test: `POST /internal/invitations {"uses":5}`. */
  requests: string[];
}

/**
 * Responds in place of services in the tests of a file or a block.
 * @param names the prefixes of their settings: `SOCIAL` for social-svc
 */
export function serveInPlaceOf(
  names: readonly string[],
  respond: (request: ServiceRequest) => readonly [status: number, body?: unknown],
): ServedServices {
  const env: NodeJS.ProcessEnv = { SIGNING_KEY: createSigningKey(), REDIS_URL: 'redis://unused' };
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const content = await text(request);
    requests.push(`${method} ${url}${content && ` ${content}`}`);
    const body: unknown = content ? JSON.parse(content) : undefined;
    const [status, responseBody] = respond({ method, url: new URL(url, 'http://service'), headers, body });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(responseBody === undefined ? undefined : JSON.stringify(responseBody));
  });
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    for (const name of names) env[`${name}_URL`] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  beforeEach(() => void requests.splice(0));
  return { env, requests };
}
