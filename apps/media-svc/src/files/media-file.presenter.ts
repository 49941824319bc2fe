import { type MediaFileInfo, mediaUrl, type SpokenWord } from '@memory/contracts';
import type { File } from '../generated/prisma/client.ts';

/** Presents a file as the API returns it. */
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
      // The JSON column `words` always contains an array of SpokenWord, because only ExtractedTextRepository writes this column.
      words: file.words as SpokenWord[],
    },
  };
}

const hasTextExtraction = ({ kind, textReason, isAvatar }: File): boolean =>
  kind !== 'video' && !isAvatar && textReason !== 'no_provider';
