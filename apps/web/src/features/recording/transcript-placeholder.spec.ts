import { describe, expect, it } from '@jest/globals';
import { transcriptOrNull } from './transcript-placeholder.ts';

describe('transcriptOrNull', () => {
  it('returns a transcript', () => {
    expect(transcriptOrNull('今天天气很好。')).toBe('今天天气很好。');
  });

  it('is null for a message that transcription is unavailable', () => {
    expect(transcriptOrNull('Transcription is temporarily unavailable.')).toBeNull();
    expect(transcriptOrNull('You exceeded your current quota')).toBeNull();
    expect(transcriptOrNull('')).toBeNull();
  });
});
