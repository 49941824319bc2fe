import type { Prisma } from '../generated/prisma/client.ts';

/**
 * Codecs that Safari on every supported iOS version plays. The content type alone is not enough: Chromium records
 * Opus into MP4, which iOS cannot decode. https://developer.apple.com/documentation/webkit (media formats)
 */
const universalCodecs = ['aac', 'mp3', 'alac', 'flac', 'pcm_s16le', 'pcm_s24le', 'pcm_u8', 'pcm_f32le'];
const universalContentTypes = ['audio/mp4', 'audio/mpeg', 'audio/aac', 'audio/wav'];

/**
 * Filter for the user's recordings that need a conversion: some devices cannot play the recording, it has not been converted yet, and
 * no conversion of it has failed permanently.
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
