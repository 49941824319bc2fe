/**
 * In a request of the gateway to media-svc, this header says that the gateway does not need the bytes of the file, because nginx sends them (the
 * gateway's setting MEDIA_SENT_BY). In the response, the header contains the path of the file's object in the folder of objects. The header never
 * reaches a client.
 */
export const OBJECT_PATH_HEADER = 'x-memory-object-path';
