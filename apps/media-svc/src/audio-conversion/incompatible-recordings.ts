import type { Prisma } from '../generated/prisma/client.ts';

/**
 * The codecs that Safari plays on every supported iOS version. The content type alone does not show whether iOS plays a recording, because
 * Chromium records Opus into MP4, which iOS cannot decode. Source: https://developer.apple.com/documentation/webkit (media formats)
 */
const universalCodecs = ['aac', 'mp3', 'alac', 'flac', 'pcm_s16le', 'pcm_s24le', 'pcm_u8', 'pcm_f32le'];
const universalContentTypes = ['audio/mp4', 'audio/mpeg', 'audio/aac', 'audio/wav'];

/**
 * Returns the Prisma filter for the user's recordings that need a conversion. These are the recordings that some devices cannot play, that
 * have not been converted yet, and whose conversion has not failed permanently.
 */
export const convertibleRecordingsFilter = (ownerId: string): Prisma.FileWhereInput => ({
  ownerId,
  kind: 'audio',
  convertedTo: null,
  conversionFailed: false,
  ...incompatibleEncodingFilter,
});

export const incompatibleEncodingFilter = {
  OR: [{ contentType: { notIn: universalContentTypes } }, { codec: { notIn: universalCodecs } }],
} satisfies Prisma.FileWhereInput;
