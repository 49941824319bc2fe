/** An audio format that the server accepts. */
export interface RecordingFormat {
  mimeType: string;
  /** The file name with which a recording in this format is uploaded. */
  fileName: string;
}

/** Recording formats in order of preference. The first formats can be played on every device. */
const recordingFormats: readonly RecordingFormat[] = [
  { mimeType: 'audio/mp4', fileName: 'recording.m4a' },
  { mimeType: 'audio/aac', fileName: 'recording.aac' },
  { mimeType: 'audio/mpeg', fileName: 'recording.mp3' },
  { mimeType: 'audio/webm;codecs=opus', fileName: 'recording.webm' },
];

/** The first of the formats that the browser can record; undefined if the browser supports none of them. */
export function supportedRecordingFormat(isSupported: (mimeType: string) => boolean): RecordingFormat | undefined {
  return recordingFormats.find(({ mimeType }) => isSupported(mimeType));
}
