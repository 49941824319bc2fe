import { preloadable } from '../lib/preloadable-component.ts';

/** Says that the session has ended. Its code is loaded when it is first shown. */
export const SessionExpiredDialog = preloadable(() => import('./session-expired-dialog.tsx'));
