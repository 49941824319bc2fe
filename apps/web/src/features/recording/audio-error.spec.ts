import { describe, expect, it } from '@jest/globals';
import { audioErrorKey } from './audio-error.ts';

describe('audioErrorKey', () => {
  it('knows the four codes, and that there may be others', () => {
    expect([1, 2, 3, 4].map(audioErrorKey)).toEqual(['aborted', 'network', 'decode', 'source']);
    expect([0, 5, undefined].map(audioErrorKey)).toEqual(['other', 'other', 'other']);
  });
});
