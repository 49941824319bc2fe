// What other areas use of `session`: the current user, the end of the session, and the offline copies, which belong to a user.
// A build imports each name from its own file (build/area-imports-plugin.ts).
export { currentUserQuery, fetchCurrentUser, useCurrentUser } from './api/current-user.ts';
export { useInstallationConfig } from './api/get-config.ts';
export { emptyPageInBackForwardCache } from './back-forward-cache.ts';
export {
  beginClassSession,
  CLASS_SESSION_IDLE_MS,
  clearClassSession,
  idleMilliseconds,
  isClassSessionOf,
  isEnrolledDevice,
  leadsToClassSignIn,
  recordActivity,
  setEnrolledDevice,
} from './class-session.ts';
export { showSessionEndedNotice, useSessionEndedNotice } from './session-ended-notice.ts';
export { SessionExpiredDialog } from './lazy-session-expired-dialog.ts';
export { clearOfflineData, entryWithOfflineFallback, timelineWithOfflineFallback } from './offline/offline-fallback.ts';
export { COPIES_DATABASE, FILES_DATABASE, FILES_STORE, openReviewCopies } from './offline/review-databases.ts';
export { checkSessionExpired, watchSession } from './session-expiry.ts';
export { cancelSignOutRequest, markSignedOutOffline } from './sign-out-request.ts';
