import type { IdRow } from '../id-row.ts';
import { entryFileRows } from './entry-file-rows.ts';
import { entryRows } from './entry-rows.ts';
import { gatewayRows } from './gateway-rows.ts';
import { languageRows } from './language-rows.ts';
import { mediaRows } from './media-rows.ts';
import { secondFactorRows } from './second-factor-rows.ts';
import { socialRows } from './social-rows.ts';
import { timelineRows } from './timeline-rows.ts';

/** The table of ids: every id that a browser can send, and the response to every viewer. */
export const idRows: readonly IdRow[] = [
  ...gatewayRows,
  ...entryRows,
  ...entryFileRows,
  ...timelineRows,
  ...mediaRows,
  ...languageRows,
  ...secondFactorRows,
  ...socialRows,
];
