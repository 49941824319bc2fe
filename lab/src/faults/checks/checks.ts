import { accessCheck } from './access.ts';
import { acknowledgedWritesCheck } from './acknowledged-writes.ts';
import type { Check } from './check.ts';
import { countersCheck } from './counters.ts';
import { erasureCheck } from './erasure.ts';
import { eventsCheck } from './events.ts';
import { filesCheck } from './files.ts';
import { frequenciesCheck } from './frequencies.ts';
import { jobsCheck } from './jobs.ts';
import { liveEventsCheck } from './live-events.ts';
import { readinessCheck } from './readiness.ts';
import { responsesCheck } from './responses.ts';

/** The columns of the table. */
export const checks: readonly Check[] = [
  acknowledgedWritesCheck,
  accessCheck,
  erasureCheck,
  filesCheck,
  countersCheck,
  frequenciesCheck,
  eventsCheck,
  liveEventsCheck,
  jobsCheck,
  responsesCheck,
  readinessCheck,
];
