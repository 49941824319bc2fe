import type { Prisma } from '../generated/prisma/client.ts';

/**
 * What Safari on iPhones and iPads plays in any version that is still in use. Told by the codec, not by the name: Chromium records Opus
 * into MP4, which is called .m4a and stays silent there. https://developer.apple.com/documentation/webkit (media formats)
 */
const codecs = ['aac', 'mp3', 'alac', 'flac', 'pcm_s16le', 'pcm_s24le', 'pcm_u8', 'pcm_f32le'];
const containers = ['audio/mp4', 'audio/mpeg', 'audio/aac', 'audio/wav'];

/** Recordings of a person that do not play everywhere, have no successor that does and may still get one. */
export const convertible = (ownerId: string): Prisma.FileWhereInput => ({
  ownerId,
  kind: 'audio',
  convertedTo: null,
  conversionFailed: false,
  ...notPlayableEverywhere,
});

export const notPlayableEverywhere = {
  OR: [{ contentType: { notIn: containers } }, { codec: { notIn: codecs } }],
} satisfies Prisma.FileWhereInput;
