import { mediaUrl, type UploadedFile, type UploadedMedia } from '@memory/contracts';
import type { File } from '../generated/prisma/client.ts';

/**
 * The message that the API returns in place of the text of a recording that has no transcript. The web app recognizes the words
 * 'temporarily unavailable' in it and uses the speech recognition of the browser instead. The message is never stored.
 */
const TRANSCRIPTION_UNAVAILABLE =
  'Transcription is temporarily unavailable. Your recording is kept and can be played back.';

/**
 * Presents an uploaded file with its text.
 * @param canTranscribe whether a transcription provider is configured
 */
export function presentUpload(file: File, { canTranscribe }: { readonly canTranscribe: boolean }): UploadedFile {
  const hasNoTranscript = file.kind === 'audio' && (!canTranscribe || file.textStatus === 'failed');
  return {
    url: mediaUrl(file.id),
    extractedText: hasNoTranscript ? TRANSCRIPTION_UNAVAILABLE : file.extractedText,
    status: file.textStatus,
  };
}

export const presentUploadedMedia = ({ id, kind, contentType }: File): UploadedMedia => ({
  url: mediaUrl(id),
  type: kind === 'video' ? 'video' : 'image',
  mimeType: contentType,
});
