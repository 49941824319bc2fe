/**
 * The header with which social-svc tells the gateway what happens to the session of a request, on routes whose contract sets `endsSession`. The gateway
 * changes the session and its cookie; the header never reaches a client.
 */
export const SESSION_HEADER = 'x-memory-session';
/** The value of the header when the session has ended. */
export const SESSION_ENDED = 'ended';
