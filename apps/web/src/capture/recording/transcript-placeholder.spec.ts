import { describe, expect, it } from 'vitest';
import { transcriptOrNull } from './extracted-text.ts';

describe('transcriptOrNull', () => {
  it.each(['今天天气很好。', 'Confucius is good for a quotation.', 'Quotations are hard to translate.'])(
    'returns the transcript %s',
    (transcript) => {
      expect(transcriptOrNull(transcript)).toBe(transcript);
    },
  );

  it.each([
    'Transcription is temporarily unavailable. Your recording is kept and can be played back.',
    'Audio transcription temporarily unavailable due to quota limits.',
    'You exceeded your current quota, please check your plan and billing details.',
    'insufficient_quota',
    'Quota exceeded',
    '',
  ])('is null for the message “%s”', (message) => {
    expect(transcriptOrNull(message)).toBeNull();
  });
});
