import { type MediaFileInfo, mediaUrl, type SpokenWord } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import type { File } from '../generated/prisma/client.ts';
import { canReadText } from './file.policy.ts';

const NO_TEXT: MediaFileInfo['text'] = { status: 'none', reason: null, value: '', words: [] };

/** Presents a file for this viewer. For viewers other than the owner, the file looks like a file without text. */
export function presentMediaFile(file: File, viewer: Viewer): MediaFileInfo {
  return {
    id: file.id,
    url: mediaUrl(file.id),
    kind: file.kind,
    mimeType: file.contentType,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
    durationSeconds: file.durationSeconds,
    isIncomplete: file.isIncomplete,
    ...(file.lacksSound && { lacksSound: true as const }),
    text: canReadText(viewer, file) ? presentText(file) : NO_TEXT,
  };
}

const presentText = (file: File): MediaFileInfo['text'] => ({
  status: hasTextExtraction(file) ? file.textStatus : 'none',
  reason: file.textReason,
  value: file.extractedText,
  ...(file.isTextUnclear && { isUnclear: true as const }),
  // The JSON column `words` always contains an array of SpokenWord, because only ExtractedTextRepository writes this column.
  words: file.words as SpokenWord[],
});

const hasTextExtraction = ({ kind, textReason, isAvatar }: File): boolean =>
  kind !== 'video' && !isAvatar && textReason !== 'no_provider';
