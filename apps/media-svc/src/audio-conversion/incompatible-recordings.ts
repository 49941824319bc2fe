import type { Prisma } from '../generated/prisma/client.ts';

/**
 * The codecs that Safari plays on every supported iOS version. The content type alone does not show whether iOS plays a recording, because
 * Chromium records Opus into MP4, which iOS cannot decode. Source: https://developer.apple.com/documentation/webkit (media formats)
 */
const universalCodecs = ['aac', 'mp3', 'pcm_s16le', 'pcm_u8'];
const universalContentTypes = ['audio/mp4', 'audio/mpeg', 'audio/aac', 'audio/wav'];

const incompatibleRecordingFilter = {
  kind: 'audio',
  OR: [{ contentType: { notIn: universalContentTypes } }, { codec: { notIn: universalCodecs } }],
} satisfies Prisma.FileWhereInput;

/**
 * Returns the Prisma filter for the user's recordings that need a conversion. These are the recordings that some devices cannot play, that
 * have not been converted yet, and whose conversion has not failed permanently.
 */
export const convertibleRecordingsFilter = (ownerId: string): Prisma.FileWhereInput => ({
  ownerId,
  convertedTo: null,
  conversionFailed: false,
  ...incompatibleRecordingFilter,
});

/**
 * The filter for the files that a conversion job converts: recordings that some devices cannot play, when their owner requests it; videos and
 * recordings that some current browsers do not play, always. An administrator may retry a failed conversion.
 */
export const convertibleFilter = {
  OR: [incompatibleRecordingFilter, { conversionPending: true }, { kind: 'video', conversionFailed: true }],
} satisfies Prisma.FileWhereInput;
