import { expect, it } from 'vitest';
import { distinctExtractedText } from './extracted-text.ts';

it.each([
  ['another text', '今天', '明天', '明天'],
  ['the same text', '今天', '今天', null],
  ['the same text with other white space at its ends', '今天\n', ' 今天', null],
  ['no extracted text', '今天', '', null],
  ['a note that transcription is unavailable', '今天', 'Transcription is temporarily unavailable', null],
  ['no content', '', '今天', '今天'],
])('%s', (_, content, extractedText, distinct) => {
  expect(distinctExtractedText({ content, extractedText })).toBe(distinct);
});
