import { mediaUrl, type UploadedFile, type UploadedMedia } from '@memory/contracts';
import type { File } from '../generated/prisma/client.ts';

/**
 * The message that the API returns in place of the text of a recording that has no transcript. The web app recognizes the words
 * 'temporarily unavailable' in it and uses the speech recognition of the browser instead. The message is never stored.
 */
const TRANSCRIPTION_UNAVAILABLE =
  'Transcription is temporarily unavailable. Your recording is kept and can be played back.';

/** Presents an uploaded file with its text. */
export const presentUpload = (file: File): UploadedFile => ({
  url: mediaUrl(file.id),
  extractedText: isTranscriptUnavailable(file) ? TRANSCRIPTION_UNAVAILABLE : file.extractedText,
  status: file.textStatus,
  isIncomplete: file.isIncomplete,
  ...(file.isTextUnclear && { isTextUnclear: true as const }),
});

/** Whether a recording has no transcript because the transcription failed, or because no provider was configured at the upload. */
const isTranscriptUnavailable = ({ kind, textStatus, textReason }: File): boolean =>
  kind === 'audio' && (textStatus === 'failed' || textReason === 'no_provider');

export const presentUploadedMedia = ({ id, kind, contentType, isIncomplete, lacksSound }: File): UploadedMedia => ({
  url: mediaUrl(id),
  type: kind === 'video' ? 'video' : 'image',
  mimeType: contentType,
  isIncomplete,
  ...(lacksSound && { lacksSound: true as const }),
});
