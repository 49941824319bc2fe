import { ApiRequestError } from '@memory/api-client';
import type { ReadingAids, VocabularyExportFormat } from '@memory/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { browserTimeZone } from '../../../lib/calendar-days.ts';
import { downloadFile } from '../../../lib/download-file.ts';

interface VocabularyExport {
  format: VocabularyExportFormat;
  media: boolean;
  /** The script of the words. */
  script: ReadingAids['script'];
  /** Aborting the request ends the export on the server, too. */
  signal: AbortSignal;
  /** Called with the number of bytes that have arrived. How many there will be is not known. */
  onProgress: (bytes: number) => void;
}

/** The name of a file from the header `Content-Disposition`. */
const fileNameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'memory-words';

/** Requests the file and saves it when it has arrived completely. @throws ApiRequestError; TypeError when the connection fails */
async function exportVocabulary({ format, media, script, signal, onProgress }: VocabularyExport): Promise<void> {
  const { error, response } = await api.GET('/api/vocabulary/export', {
    params: { query: { format, media: String(media), script, timeZone: browserTimeZone() } },
    parseAs: 'stream',
    signal,
  });
  if (error) throw new ApiRequestError(response.status, error);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    onProgress((bytes += part.value.length));
  }
  downloadFile(new Blob(parts, { type: response.headers.get('content-type') ?? '' }), fileNameOf(response));
}

/** Mutation: downloads the user's vocabulary as a file for another program. */
export const useExportVocabulary = () => useMutation({ mutationFn: exportVocabulary });
