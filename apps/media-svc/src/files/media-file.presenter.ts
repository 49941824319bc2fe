import { type MediaFileInfo, mediaUrl, type SpokenWord } from '@memory/contracts';
import type { File } from '../generated/prisma/client.ts';

/** The public description of a file. */
export function presentMediaFile(file: File): MediaFileInfo {
  return {
    id: file.id,
    url: mediaUrl(file.id),
    kind: file.kind,
    mimeType: file.contentType,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
    durationSeconds: file.durationSeconds,
    text: {
      status: hasTextExtraction(file) ? file.textStatus : 'none',
      reason: file.textReason,
      value: file.extractedText,
      // Only ExtractedTextRepository writes this column, and always as an array of SpokenWord.
      words: file.words as SpokenWord[],
    },
  };
}

const hasTextExtraction = ({ kind, textReason, isAvatar }: File): boolean =>
  kind !== 'video' && !isAvatar && textReason !== 'no_provider';
