import { accessCheck } from './access.ts';
import { acknowledgedWritesCheck } from './acknowledged-writes.ts';
import type { Check } from './check.ts';
import { countersCheck, frequenciesCheck } from './counters.ts';
import { erasureCheck } from './erasure.ts';
import { eventsCheck, jobsCheck, liveEventsCheck } from './events.ts';
import { filesCheck } from './files.ts';
import { readinessCheck, responsesCheck } from './responses.ts';

/** All checks, in the order of the columns of the result table. */
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
