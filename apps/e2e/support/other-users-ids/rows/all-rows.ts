import type { IdAccessCase } from '../id-row.ts';
import { entryFileAccessCases } from './entry-file-rows.ts';
import { entryAccessCases } from './entry-rows.ts';
import { gatewayAccessCases } from './gateway-rows.ts';
import { languageAccessCases } from './language-rows.ts';
import { mediaAccessCases } from './media-rows.ts';
import { secondFactorAccessCases } from './second-factor-rows.ts';
import { socialAccessCases } from './social-rows.ts';
import { timelineAccessCases } from './timeline-rows.ts';

/** The table of ids: every id that a browser can send, and the response to every viewer. */
export const idAccessCases: readonly IdAccessCase[] = [
  ...gatewayAccessCases,
  ...entryAccessCases,
  ...entryFileAccessCases,
  ...timelineAccessCases,
  ...mediaAccessCases,
  ...languageAccessCases,
  ...secondFactorAccessCases,
  ...socialAccessCases,
];
