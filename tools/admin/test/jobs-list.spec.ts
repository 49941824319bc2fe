import type { QueueState } from '@memory/contracts';
import { runAdmin, serveInPlaceOf } from './run-admin.ts';

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

let queues: QueueState[];
const { env } = serveInPlaceOf(['MEDIA'], () => [200, queues]);

it('jobs:list says where transcription is switched on when it is off, and not otherwise', async () => {
  queues = [stateOf('transcription', false), stateOf('ocr', true)];
  expect((await runAdmin(['jobs:list'], env)).out).toMatch(
    /\n! Recordings are kept.*docs\/operations\/transcription\.md\n$/,
  );
  queues = [stateOf('transcription', true), stateOf('ocr', true)];
  expect((await runAdmin(['jobs:list'], env)).out).not.toContain('transcription.md');
});
