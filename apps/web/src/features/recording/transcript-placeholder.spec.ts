import { describe, expect, it } from '@jest/globals';
import { transcriptOrNull } from './transcript-placeholder.ts';

describe('transcriptOf', () => {
  it('takes what was said', () => {
    expect(transcriptOrNull('今天天气很好。')).toBe('今天天气很好。');
  });

  it('never takes the excuse for the words', () => {
    expect(transcriptOrNull('Transcription is temporarily unavailable.')).toBeNull();
    expect(transcriptOrNull('You exceeded your current quota')).toBeNull();
    expect(transcriptOrNull('')).toBeNull();
  });
});
