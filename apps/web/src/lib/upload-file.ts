import { ApiRequestError, isApiError } from '@memory/api-client';
import i18next from 'i18next';
import { handleResponseStatus, handleSessionEnd } from './api.ts';

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
 * Uploads one file as multipart form data. Uses XMLHttpRequest, because `fetch` does not report the progress of an upload.
 * @param onProgress called with the fraction that has been sent, 0 to 1; at 1 the server is still processing the file
 */
export function uploadFile<Result>(
  path: string,
  field: string,
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
      handleResponseStatus(request.status);
      try {
        resolve(parseUploadResponse<Result>(request));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    request.addEventListener('error', () => reject(new Error('Upload failed')));
    request.addEventListener('abort', () => reject(new DOMException('Upload cancelled', 'AbortError')));
  });
  const form = new FormData();
  form.append(field, file.blob, file.name);
  request.open('POST', path);
  request.setRequestHeader('Accept-Language', i18next.language);
  request.setRequestHeader('Idempotency-Key', file.key);
  request.send(form);
  return { result, cancel: () => request.abort() };
}

function parseUploadResponse<Result>({ status, responseText }: XMLHttpRequest): Result {
  const body = parseJsonOrNull(responseText);
  if (status >= 200 && status < 300) return body as Result;
  if (isApiError(body)) throw new ApiRequestError(status, body);
  throw new Error('Upload failed');
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // the response is the error page of a proxy, which contains no message for the user
  }
}
