import { describe, expect, it } from '@jest/globals';
import { transcriptOf } from './transcript-placeholder.ts';

describe('transcriptOf', () => {
  it('takes what was said', () => {
    expect(transcriptOf('今天天气很好。')).toBe('今天天气很好。');
  });

  it('never takes the excuse for the words', () => {
    expect(transcriptOf('Transcription is temporarily unavailable.')).toBeNull();
    expect(transcriptOf('You exceeded your current quota')).toBeNull();
    expect(transcriptOf('')).toBeNull();
  });
});
