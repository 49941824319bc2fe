import { describe, expect, it } from 'vitest';
import { audioErrorReason, isPlayAborted } from './use-audio-element.ts';

describe('audioErrorReason', () => {
  it('maps the four codes of MediaError, and any other code to other', () => {
    expect([1, 2, 3, 4].map(audioErrorReason)).toEqual(['aborted', 'network', 'decode', 'source']);
    expect([0, 5, undefined].map(audioErrorReason)).toEqual(['other', 'other', 'other']);
  });
});

describe('isPlayAborted', () => {
  it('distinguishes an aborted call of play() from one that failed', () => {
    const errors = [
      new DOMException('paused', 'AbortError'),
      new DOMException('no source', 'NotSupportedError'),
      'other',
    ];
    expect(errors.map(isPlayAborted)).toEqual([true, false, false]);
  });
});
