const SAMPLE_RATE = 16_000;
const SECONDS = 20;
const BYTES_PER_SAMPLE = 2;
const HEADER_BYTES = 44;
const FREQUENCY = 220;
const AMPLITUDE = 8_000;

/** Creates a recording of 20 seconds as a WAV file (mono, 16 bits, 16 kHz: 640 KB). */
export function createRecordingBytes(): ArrayBuffer {
  const samples = SAMPLE_RATE * SECONDS;
  const length = samples * BYTES_PER_SAMPLE;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + length));
  writeText(view, 0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + length, true);
  writeText(view, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, BYTES_PER_SAMPLE * 8, true);
  writeText(view, 36, 'data');
  view.setUint32(40, length, true);
  for (let sample = 0; sample < samples; sample += 1) {
    const value = AMPLITUDE * Math.sin((2 * Math.PI * FREQUENCY * sample) / SAMPLE_RATE);
    view.setInt16(HEADER_BYTES + sample * BYTES_PER_SAMPLE, value, true);
  }
  return view.buffer as ArrayBuffer;
}

function writeText(view: DataView, offset: number, text: string): void {
  for (let index = 0; index < text.length; index += 1) view.setUint8(offset + index, text.charCodeAt(index));
}

/** The media types of the files. */
export const mediaTypes = { 'photo.jpg': 'image/jpeg', 'recording.wav': 'audio/wav' } as const;

/** The photo: a page of handwriting of 26 KB, relative to the root of the repository. */
export const PHOTO_PATH = 'apps/media-svc/test/fixtures/handwritten-page.jpg';
