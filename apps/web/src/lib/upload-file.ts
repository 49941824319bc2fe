import { ApiRequestError, isApiError } from '@memory/api-client';
import i18next from 'i18next';
import { assertFromServer, handleResponseStatus, handleSessionEnd } from './api.ts';

export interface FileUpload<Result> {
  result: Promise<Result>;
  /** Aborts the upload. The promise `result` is then rejected with an AbortError. */
  cancel: () => void;
}

export interface UploadableFile {
  blob: Blob;
  name: string;
  /** Idempotency key of the upload. The server stores only one file for repeated uploads with the same key. */
  key: string;
}

/**
 * Uploads one file. Uses XMLHttpRequest, because `fetch` does not report the progress of an upload.
 * @param field the name of the field of the multipart form; null when the file itself is the body of the request
 * @param onProgress called with the fraction that has been sent, 0 to 1; at 1 the server is still processing the file
 */
export function uploadFile<Result>(
  path: string,
  field: string | null,
  file: UploadableFile,
  onProgress: (sentFraction: number) => void,
): FileUpload<Result> {
  const error = handleSessionEnd();
  if (error) return { result: Promise.reject(error), cancel: () => undefined };
  const request = new XMLHttpRequest();
  const result = new Promise<Result>((resolve, reject) => {
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('load', () => {
      try {
        assertFromServer(request.status, request.getResponseHeader('Content-Type'));
        handleResponseStatus(request.status);
        resolve(parseUploadResponse<Result>(request));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    request.addEventListener('error', () => reject(new Error('Upload failed')));
    request.addEventListener('abort', () => reject(new DOMException('Upload cancelled', 'AbortError')));
  });
  request.open('POST', path);
  // A browser takes the type of a file from the name; for a CSV file, Windows with Excel names a type of Excel.
  if (field === null) request.setRequestHeader('Content-Type', 'application/octet-stream');
  request.setRequestHeader('Accept-Language', i18next.language);
  request.setRequestHeader('Idempotency-Key', file.key);
  request.send(field === null ? file.blob : formWith(field, file));
  return { result, cancel: () => request.abort() };
}

function formWith(field: string, { blob, name }: UploadableFile): FormData {
  const form = new FormData();
  form.append(field, blob, name);
  return form;
}

/** @throws SyntaxError for a response that was cut off */
function parseUploadResponse<Result>({ status, responseText }: XMLHttpRequest): Result {
  if (status >= 200 && status < 300) return JSON.parse(responseText) as Result;
  const body: unknown = responseText === '' ? null : JSON.parse(responseText);
  if (isApiError(body)) throw new ApiRequestError(status, body);
  throw new Error('Upload failed');
}
