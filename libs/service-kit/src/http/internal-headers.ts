/**
 * A response header with which social-svc tells the gateway to end the session of the request. The gateway obeys the header only on routes whose
 * contract sets `endsSession`, and removes it from every response to a client.
 */
export const SESSION_HEADER = 'x-memory-session';
/** The value of the header when the session has ended. */
export const SESSION_ENDED = 'ended';

/**
 * In a request of the gateway to media-svc, this header says that the gateway does not need the bytes of the file, because nginx sends them (the
 * gateway's setting MEDIA_SENT_BY). In the response, the header contains the path of the file's object in the folder of objects. The header never
 * reaches a client.
 */
export const OBJECT_PATH_HEADER = 'x-memory-object-path';
