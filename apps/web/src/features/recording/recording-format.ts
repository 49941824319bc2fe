export interface RecordingFormat {
  mimeType: string;
  /** The file name it is sent under. */
  fileName: string;
}

/** In the product's order of preference: what every device can play comes first. */
export const recordingFormats: readonly RecordingFormat[] = [
  { mimeType: 'audio/mp4', fileName: 'recording.m4a' },
  { mimeType: 'audio/aac', fileName: 'recording.aac' },
  { mimeType: 'audio/mpeg', fileName: 'recording.mp3' },
  { mimeType: 'audio/webm;codecs=opus', fileName: 'recording.webm' },
];

/** The first format this browser can record, or undefined where it can record none of them. */
export function supportedRecordingFormat(isSupported: (mimeType: string) => boolean): RecordingFormat | undefined {
  return recordingFormats.find(({ mimeType }) => isSupported(mimeType));
}
