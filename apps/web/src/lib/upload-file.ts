import { ApiRequestError, isApiError } from '@memory/api-client';
import type { UploadedFile } from '@memory/contracts';
import i18next from 'i18next';

export interface Upload {
  answer: Promise<UploadedFile>;
  /** Ends the upload; `answer` is then rejected with an AbortError. */
  cancel: () => void;
}

/**
 * Sends one file as multipart form data. `fetch` reports no progress of what it sends, so this is an XMLHttpRequest.
 * @param onProgress the part already sent, 0 to 1; at 1 the server is at work on the file
 */
export function uploadFile(path: string, field: string, file: Blob, name: string, onProgress: (sent: number) => void): Upload {
  const request = new XMLHttpRequest();
  const answer = new Promise<UploadedFile>((resolve, reject) => {
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    request.addEventListener('error', () => reject(new Error('Upload failed')));
    request.addEventListener('abort', () => reject(new DOMException('Upload cancelled', 'AbortError')));
  });
  const form = new FormData();
  form.append(field, file, name);
  request.open('POST', path);
  request.setRequestHeader('Accept-Language', i18next.language);
  request.send(form);
  return { answer, cancel: () => request.abort() };
}

function readAnswer({ status, responseText }: XMLHttpRequest): UploadedFile {
  if (status >= 200 && status < 300) return JSON.parse(responseText) as UploadedFile;
  const told = parseOrNull(responseText);
  throw isApiError(told) ? new ApiRequestError(status, told) : new Error('Upload failed');
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a proxy's own page: there is no message for a person in it
  }
}
