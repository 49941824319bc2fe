import { ApiRequestError, isApiError } from '@memory/api-client';
import i18next from 'i18next';
import { noteAnswer } from './api.ts';

export interface Upload<Answer> {
  answer: Promise<Answer>;
  /** Ends the upload; `answer` is then rejected with an AbortError. */
  cancel: () => void;
}

export interface FileToSend {
  blob: Blob;
  name: string;
  /** A repeat with the same key keeps one file. */
  key: string;
}

/**
 * Sends one file as multipart form data. `fetch` reports no progress of what it sends, so this is an XMLHttpRequest.
 * @param onProgress the part already sent, 0 to 1; at 1 the server is at work on the file
 */
export function uploadFile<Answer>(
  path: string,
  field: string,
  file: FileToSend,
  onProgress: (sent: number) => void,
): Upload<Answer> {
  const request = new XMLHttpRequest();
  const answer = new Promise<Answer>((resolve, reject) => {
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('load', () => {
      noteAnswer(request.status);
      try {
        resolve(readAnswer<Answer>(request));
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
  return { answer, cancel: () => request.abort() };
}

function readAnswer<Answer>({ status, responseText }: XMLHttpRequest): Answer {
  const told = parseOrNull(responseText);
  if (status >= 200 && status < 300) return told as Answer;
  if (isApiError(told)) throw new ApiRequestError(status, told);
  throw new Error('Upload failed');
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a proxy's own page: there is no message for a person in it
  }
}
