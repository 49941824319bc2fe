import { describe, expect, it } from 'vitest';
import { supportedRecordingFormat } from './recording-format.ts';

describe('supportedRecordingFormat', () => {
  it('prefers MP4', () => {
    expect(supportedRecordingFormat(() => true)).toEqual({ mimeType: 'audio/mp4', fileName: 'recording.m4a' });
  });

  it('uses the first supported format in order', () => {
    const without = (...missing: string[]) => supportedRecordingFormat((type) => !missing.includes(type))?.fileName;
    expect(without('audio/mp4')).toBe('recording.aac');
    expect(without('audio/mp4', 'audio/aac')).toBe('recording.mp3');
    expect(without('audio/mp4', 'audio/aac', 'audio/mpeg')).toBe('recording.webm');
  });

  it('is undefined when no format is supported', () => {
    expect(supportedRecordingFormat(() => false)).toBeUndefined();
  });
});
