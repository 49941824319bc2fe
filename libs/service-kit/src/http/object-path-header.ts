/**
 * In a request of the gateway to media-svc: the bytes of the file are not needed, because nginx sends them (the gateway's setting
 * MEDIA_SENT_BY). In the response: the path of the file's object in the folder of objects. It never reaches a client.
 */
export const OBJECT_PATH_HEADER = 'x-memory-object-path';
