import type { IdAccessCase } from '../id-access-case.ts';
import { entryAccessCases } from './entry-access-cases.ts';
import { entryFileAccessCases } from './entry-file-access-cases.ts';
import { gatewayAccessCases } from './gateway-access-cases.ts';
import { languageAccessCases } from './language-access-cases.ts';
import { mediaAccessCases } from './media-access-cases.ts';
import { secondFactorAccessCases } from './second-factor-access-cases.ts';
import { socialAccessCases } from './social-access-cases.ts';
import { timelineAccessCases } from './timeline-access-cases.ts';

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
