import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { QueueState } from '@memory/contracts';
import { testIdentitySettings } from '@memory/service-kit/testing';
import { expect, it } from 'vitest';
import { runAdmin } from './run-admin.ts';

const stateOf = (job: QueueState['job'], isConfigured: boolean): QueueState => ({
  job,
  isConfigured,
  waiting: 0,
  inBulk: 0,
  active: 0,
  toBeTriedAgain: 0,
  failed: 0,
  lastFailures: [],
});

async function listJobs(queues: QueueState[]): Promise<string> {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(queues)),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const env = { ...testIdentitySettings('admin'), REDIS_URL: 'redis://127.0.0.1:1', MEDIA_URL: url };
    return (await runAdmin(['jobs:list'], env)).out;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('jobs:list says where transcription is switched on when it is off, and not otherwise', async () => {
  const [off, on] = await Promise.all([
    listJobs([stateOf('transcription', false), stateOf('ocr', true)]),
    listJobs([stateOf('transcription', true), stateOf('ocr', true)]),
  ]);
  expect(off).toMatch(/\n! Recordings are kept.*docs\/operations\/transcription\.md\n$/);
  expect(on).not.toContain('transcription.md');
});
