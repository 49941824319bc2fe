import { createExternalStore } from '../../../lib/external-store.ts';

/** The number of ratings of this page's user that wait for the connection, as far as this tab knows. */
export const waitingReviewCount = createExternalStore(0);
/** The number of ratings that the server rejected because of their times, and that wait for the user's decision. */
export const rejectedReviewCount = createExternalStore(0);
