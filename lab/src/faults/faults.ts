import { START_PROGRAM } from '../product/product.ts';
import type { Fault } from './fault.ts';
import {
  cutPostgres,
  halfOpenPostgres,
  slowPostgres,
  fillDisk,
  fillRedis,
  wipeRedis,
  wipeRedisWithJobs,
} from './injections/break-stores.ts';
import { cutUploads } from './injections/cut-uploads.ts';
import { deployWorker, deployWorkerOften } from './injections/deploy-worker.ts';
import { killProcess, killStartProgram, stopProcess } from './injections/kill-process.ts';
import { staleWorkerWrite } from './injections/late-write.ts';
import { manyConversions } from './injections/many-conversions.ts';
import { hangingProvider, lateProvider } from './injections/slow-provider.ts';

/** Every fault, in the order of the result table. */
export const faults: readonly Fault[] = [
  killProcess('journal-svc', { isQuick: true }),
  killProcess('media-svc'),
  killProcess('language-svc'),
  killProcess('social-svc'),
  killProcess('gateway'),
  killProcess('media-worker'),
  killProcess('redis'),
  killProcess('postgres'),
  killStartProgram,
  stopProcess('journal-svc', ['journal']),
  stopProcess('media-svc', ['media']),
  stopProcess('language-svc', ['language']),
  stopProcess('social-svc', ['social']),
  stopProcess('gateway', ['gateway']),
  stopProcess('media-worker'),
  stopProcess('redis', ['redis']),
  stopProcess('postgres', ['journal', 'media', 'language', 'social']),
  stopProcess(START_PROGRAM),
  staleWorkerWrite,
  wipeRedis,
  wipeRedisWithJobs,
  deployWorker,
  deployWorkerOften,
  cutUploads,
  lateProvider,
  hangingProvider,
  manyConversions,
  fillRedis,
  cutPostgres,
  halfOpenPostgres,
  slowPostgres,
  fillDisk,
];
