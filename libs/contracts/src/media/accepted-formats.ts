/**
 * A file format that the server accepts. The server detects the format from the bytes of a file; the content types and extensions below only help the
 * page to offer and to check files.
 */
interface AcceptedFormat {
  /** The name of the format in messages to users. */
  readonly name: string;
  /** The content types that browsers and type detectors report for the format. */
  readonly contentTypes: readonly string[];
  /** The extensions of file names, without the dot. */
  readonly extensions: readonly string[];
}

const webm = { name: 'WebM', contentTypes: ['video/webm', 'audio/webm'], extensions: ['webm'] } as const;

export const acceptedImageFormats = [
  { name: 'JPEG', contentTypes: ['image/jpeg'], extensions: ['jpg', 'jpeg'] },
  { name: 'PNG', contentTypes: ['image/png', 'image/apng'], extensions: ['png', 'apng'] },
  { name: 'WebP', contentTypes: ['image/webp'], extensions: ['webp'] },
  { name: 'GIF', contentTypes: ['image/gif'], extensions: ['gif'] },
  {
    name: 'HEIC',
    contentTypes: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
    extensions: ['heic', 'heif'],
  },
  { name: 'AVIF', contentTypes: ['image/avif'], extensions: ['avif'] },
] as const satisfies readonly AcceptedFormat[];

export const acceptedVideoFormats = [
  { name: 'MP4', contentTypes: ['video/mp4', 'video/x-m4v'], extensions: ['mp4', 'm4v'] },
  { name: 'MOV', contentTypes: ['video/quicktime'], extensions: ['mov'] },
  { name: '3GP', contentTypes: ['video/3gpp', 'video/3gpp2'], extensions: ['3gp', '3g2'] },
  webm,
] as const satisfies readonly AcceptedFormat[];

/** The formats of recordings: the formats that browsers record, and the formats that phones and messengers save. */
export const acceptedRecordingFormats = [
  webm,
  { name: 'M4A', contentTypes: ['audio/mp4', 'audio/x-m4a', 'video/mp4'], extensions: ['m4a', 'mp4', 'm4b'] },
  { name: 'QTA', contentTypes: ['video/quicktime', 'audio/quicktime'], extensions: ['qta', 'mov'] },
  {
    name: '3GP',
    contentTypes: ['video/3gpp', 'audio/3gpp', 'video/3gpp2', 'audio/3gpp2'],
    extensions: ['3gp', '3gpp', '3g2', '3ga'],
  },
  { name: 'AAC', contentTypes: ['audio/aac', 'audio/x-aac'], extensions: ['aac'] },
  { name: 'MP3', contentTypes: ['audio/mpeg', 'audio/mp3'], extensions: ['mp3'] },
  {
    name: 'OGG',
    contentTypes: ['audio/ogg', 'audio/ogg; codecs=opus', 'audio/opus'],
    extensions: ['ogg', 'oga', 'opus', 'spx'],
  },
  { name: 'WAV', contentTypes: ['audio/wav', 'audio/x-wav', 'audio/vnd.wave'], extensions: ['wav'] },
  { name: 'AMR', contentTypes: ['audio/amr', 'audio/amr-wb'], extensions: ['amr', 'awb'] },
  { name: 'CAF', contentTypes: ['audio/x-caf'], extensions: ['caf'] },
  { name: 'FLAC', contentTypes: ['audio/flac', 'audio/x-flac'], extensions: ['flac'] },
  { name: 'AIFF', contentTypes: ['audio/aiff', 'audio/x-aiff'], extensions: ['aiff', 'aif', 'aifc'] },
] as const satisfies readonly AcceptedFormat[];

export type ImageFormatName = (typeof acceptedImageFormats)[number]['name'];
export type VideoFormatName = (typeof acceptedVideoFormats)[number]['name'];
export type RecordingFormatName = (typeof acceptedRecordingFormats)[number]['name'];

/** Joins the names of formats for a sentence, such as `JPEG, PNG, WebP`. */
export const formatNames = (formats: readonly AcceptedFormat[], separator: string): string =>
  formats.map(({ name }) => name).join(separator);

/** The value of the attribute `accept` of a file input. The extensions are for systems that do not know the content types. */
export const fileInputAccept = (...formats: (readonly AcceptedFormat[])[]): string =>
  [
    ...new Set(
      formats
        .flat()
        .flatMap(({ contentTypes, extensions }) => [
          ...contentTypes.filter((type) => !type.includes(';')),
          ...extensions.map((extension) => `.${extension}`),
        ]),
    ),
  ].join(',');

/** Returns whether the content type that the browser reports, or the file extension, belongs to one of the formats. */
export function mayHaveFormat(
  { name, type }: { readonly name: string; readonly type: string },
  formats: readonly AcceptedFormat[],
): boolean {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  return formats.some(
    ({ contentTypes, extensions }) => contentTypes.includes(type.toLowerCase()) || extensions.includes(extension),
  );
}
