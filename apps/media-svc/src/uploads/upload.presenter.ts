import { mediaUrl, type UploadedFile } from '@memory/contracts';
import type { File } from '../generated/prisma/client.ts';

/** The page looks for 'temporarily unavailable' and lets the browser's own speech recognition step in; it is never stored. */
const NO_TRANSCRIPT = 'Transcription is temporarily unavailable. Your recording is kept and can be played back.';

/** @param transcribed whether this installation can turn speech into text */
export function presentUpload(file: File, { transcribed }: { transcribed: boolean }): UploadedFile {
  const withoutTranscript = file.kind === 'audio' && (!transcribed || file.textStatus === 'failed');
  return {
    url: mediaUrl(file.id),
    extractedText: withoutTranscript ? NO_TRANSCRIPT : file.extractedText,
    status: file.textStatus,
  };
}
