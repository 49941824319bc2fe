import { describe, expect, it } from '@jest/globals';
import { supportedRecordingFormat } from './recording-format.ts';

describe('chooseFormat', () => {
  it('prefers MP4, which every device plays', () => {
    expect(supportedRecordingFormat(() => true)).toEqual({ mimeType: 'audio/mp4', fileName: 'recording.m4a' });
  });

  it('takes the formats in order', () => {
    const without = (...missing: string[]) => supportedRecordingFormat((type) => !missing.includes(type))?.fileName;
    expect(without('audio/mp4')).toBe('recording.aac');
    expect(without('audio/mp4', 'audio/aac')).toBe('recording.mp3');
    expect(without('audio/mp4', 'audio/aac', 'audio/mpeg')).toBe('recording.webm');
  });

  it('knows when there is none', () => {
    expect(supportedRecordingFormat(() => false)).toBeUndefined();
  });
});
