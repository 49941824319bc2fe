/**
 * A response header with which social-svc tells the gateway to end the session of the request. The gateway obeys the header only on routes whose
 * contract sets `endsSession`, and removes it from every response to a client.
 */
export const SESSION_HEADER = 'x-memory-session';
/** The value of the header when the session has ended. */
export const SESSION_ENDED = 'ended';
