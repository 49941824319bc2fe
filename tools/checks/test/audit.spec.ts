import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';

/** What the registry of a test knows of fastify and zod, dependencies of the product, and of vitest, which is used in development alone. */
let advisories: Record<string, object[]>;
let status: number;
let registry: Server;
let url: string;
const cache = createTemporaryFolder(afterAll);
beforeAll(async () => {
  registry = createServer((request, response) => {
    request.resume();
    const isAudit = request.url === '/-/npm/v1/security/advisories/bulk';
    const name = decodeURIComponent(request.url?.slice(1) ?? '');
    const packument = { name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name, version: '1.0.0' } } };
    response.writeHead(isAudit ? status : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAudit ? advisories : packument));
  });
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterAll(() => {
  registry.closeAllConnections();
  registry.close();
});
beforeEach(() => {
  advisories = {};
  status = 200;
});

// npm caches what an advisory means for a package by the advisory's id.
let ids = 0;
const advisory = (severity: string) => ({
  id: (ids += 1),
  url: 'https://advisories.example/1',
  title: 'Everything is open',
  severity,
  vulnerable_versions: '*',
});

/** Runs `npm run audit` without npm. */
async function runAudit(registryUrl = url): Promise<{ out: string; err: string; code: number | null }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/audit.ts')], {
    env: { ...process.env, npm_config_registry: registryUrl, npm_config_fetch_retries: '0', npm_config_cache: cache },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { out, err, code };
}

describe('the audit of the dependencies', () => {
  it('fails for advisories of high and critical severity, and names them', async () => {
    advisories = { fastify: [advisory('high')], zod: [advisory('critical')] };
    const { err, code } = await runAudit();
    expect(code).toBe(1);
    expect(err).toContain('fastify: high');
    expect(err).toContain('zod: critical');
    expect(err).toContain('Everything is open https://advisories.example/1');
  });

  it('succeeds with an advisory of moderate severity, and with one for development', async () => {
    advisories = { fastify: [advisory('moderate')], vitest: [advisory('critical')] };
    expect(await runAudit()).toMatchObject({ code: 0, out: expect.stringContaining('No dependency') });
  });

  it('succeeds with a notice when the registry offers no advisories', async () => {
    status = 404;
    expect(await runAudit()).toMatchObject({ code: 0, out: expect.stringMatching(/^! Not audited: .*advisories/) });
  });

  it('succeeds with a notice when the registry cannot be reached', async () => {
    expect(await runAudit('http://127.0.0.1:9')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^! Not audited: .*ECONNREFUSED/),
    });
  });
});
